import { type MessageKey, useTranslate } from '../../i18n/i18n.ts';
import { site, withSite } from '../../platform/site.ts';
import { Paragraph, Prose, Section } from './prose.tsx';

interface TextSection {
  readonly title: MessageKey;
  readonly paragraphs: readonly MessageKey[];
}

function SectionsPage({
  heading,
  sections,
}: {
  readonly heading: MessageKey;
  readonly sections: readonly TextSection[];
}) {
  const { t } = useTranslate();
  return (
    <Prose heading={t(heading)}>
      {sections.map(({ title, paragraphs }) => (
        <Section key={title} title={t(title)}>
          {paragraphs.map((key) => (
            <Paragraph key={key}>{t(key, { address: site.supportAddress })}</Paragraph>
          ))}
        </Section>
      ))}
    </Prose>
  );
}

const privacy: readonly TextSection[] = [
  { title: 'privacy.intro.title', paragraphs: ['privacy.intro.body'] },
  {
    title: 'privacy.collection.title',
    paragraphs: [
      'privacy.collection.device',
      'privacy.collection.network',
      'privacy.collection.sync',
      'privacy.collection.alerts',
    ],
  },
  { title: 'privacy.usage.title', paragraphs: ['privacy.usage.body'] },
  { title: 'privacy.ads.title', paragraphs: ['privacy.ads.body'] },
  { title: 'privacy.cookies.title', paragraphs: ['privacy.cookies.body'] },
  { title: 'privacy.contact.title', paragraphs: ['privacy.contact.body'] },
];

const terms: readonly TextSection[] = [
  { title: 'terms.intro.title', paragraphs: ['terms.intro.body'] },
  { title: 'terms.service.title', paragraphs: ['terms.service.body'] },
  { title: 'terms.accuracy.title', paragraphs: ['terms.accuracy.units', 'terms.accuracy.rates'] },
  { title: 'terms.restrictions.title', paragraphs: ['terms.restrictions.body'] },
  { title: 'terms.liability.title', paragraphs: ['terms.liability.body'] },
  { title: 'terms.changes.title', paragraphs: ['terms.changes.body'] },
  { title: 'terms.contact.title', paragraphs: ['terms.contact.body'] },
];

export const PrivacyView = () => <SectionsPage heading="privacy.heading" sections={privacy} />;

export const TermsView = () => <SectionsPage heading="terms.heading" sections={terms} />;

export const loadPrivacyView = () => withSite(PrivacyView);
export const loadTermsView = () => withSite(TermsView);
