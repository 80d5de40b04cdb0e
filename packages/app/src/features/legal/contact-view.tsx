import { Mail } from 'lucide-react';
import { useTranslate } from '../../i18n/i18n.ts';
import { site, supportMailUrl, withSite } from '../../platform/site.ts';
import { mainButtonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Paragraph, Prose, Section } from './prose.tsx';

const types = ['contact.type.support', 'contact.type.suggestions', 'contact.type.business'] as const;

/** Where to write, what about, and how soon to expect a reply. */
export function ContactView() {
  const { t } = useTranslate();
  return (
    <Prose heading={t('contact.heading')}>
      <Paragraph>{t('contact.lead')}</Paragraph>
      <Section title={t('contact.address.title')}>
        <Paragraph>{site.supportAddress}</Paragraph>
        <a href={supportMailUrl(t('contact.subject'))} className={`${mainButtonClass} mt-4`}>
          <Icon of={Mail} />
          {t('contact.send')}
        </a>
      </Section>
      <Section title={t('contact.types.title')}>
        <ul className="ms-5 list-disc">
          {types.map((type) => (
            <li key={type} className="text-pretty py-1 leading-[1.625rem]">
              {t(type)}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('contact.response.title')}>
        <Paragraph>{t('contact.response.body')}</Paragraph>
      </Section>
    </Prose>
  );
}

export const loadContactView = () => withSite(ContactView);
