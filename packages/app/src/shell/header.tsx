import { ArrowLeft, Moon, Search, Sun } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { choose } from '../device/choose.ts';
import { useSwitchLanguage } from '../device/language.ts';
import { usePreferences } from '../device/preferences.ts';
import { useTranslate } from '../i18n/i18n.ts';
import { counterpart } from '../i18n/language-choice.ts';
import { notify } from '../platform/notices.ts';
import { Emoji } from '../ui/emoji.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { Part, prepare } from '../ui/part.tsx';
import type { ScreenHeader } from './routes/route.ts';

function Title({ view }: { view: ScreenHeader }) {
  const { t } = useTranslate();
  const beside = view.detail ?? (view.description && t(view.description));
  const { Title: Own } = view;
  const name = (
    <div>
      <h1>{t(view.title)}</h1>
      {beside && <p>{beside}</p>}
    </div>
  );
  return (
    <div className="header-title">
      {view.back && (
        <Link href={view.back} onClick={view.onBack} aria-label={t('app.back')} className="icon-button">
          <Icon of={ArrowLeft} className="turned" />
        </Link>
      )}
      <div className="header-name">
        {view.emoji && <Emoji>{view.emoji}</Emoji>}
        {Own ? (
          <Part fallback={name} whenFailed={() => name}>
            <Own />
          </Part>
        ) : (
          name
        )}
      </div>
    </div>
  );
}

function ThemeToggle() {
  const { t } = useTranslate();
  const { theme } = usePreferences();
  const isDark = theme === 'dark';
  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => choose({ theme: isDark ? 'light' : 'dark' })}
    />
  );
}

/** Goes between the two languages that the person uses. */
function LanguageToggle() {
  const { t, language } = useTranslate();
  const switchTo = useSwitchLanguage();
  const code = language.toUpperCase();
  const before = usePreferences((state) => state.languageBefore);
  const next = before && before !== language ? before : counterpart(language);
  return (
    <button
      type="button"
      aria-label={t('language.switch', {
        code,
        name: t(`language.${language}`),
        next: t(`language.${next}`),
      })}
      className="icon-button type-label-strong tracking-[0.02em]"
      onClick={() => void switchTo(next)}
    >
      {code}
    </button>
  );
}

const loadSearch = () => import('./overlays/search.ts');
const prepareSearch = () => prepare(async () => (await loadSearch()).prepareSearch());
const openSearch = () =>
  loadSearch().then(
    (search) => search.openSearch(),
    () => notify({ message: 'part.failed' }),
  );

/** Opens the search by `/` from anywhere but a field; in the first script, since nobody presses a key twice. */
function openSearchByKey(event: KeyboardEvent): void {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as Element).matches('input,textarea,select')) return;
  event.preventDefault();
  void openSearch();
}

/** On a wide screen a button in the shape of a field; on home, whose hero is the field, only its icon. */
function SearchButton({ isHome }: { readonly isHome: boolean }) {
  const { t } = useTranslate();
  // Never removed: the header stays as long as the page.
  useEffect(() => document.addEventListener('keydown', openSearchByKey), []);
  const intent = { onPointerEnter: prepareSearch, onFocus: prepareSearch, onClick: openSearch };
  return (
    <>
      <IconButton icon={Search} label={t('app.search')} {...intent} />
      {!isHome && (
        <button type="button" className="header-search" {...intent}>
          <Icon of={Search} />
          <span>{t('search.hint')}</span>
          <kbd>/</kbd>
        </button>
      )}
    </>
  );
}

/** Large text moves search, language and theme below the bar. */
export function Header({ view }: { readonly view: ScreenHeader | undefined }) {
  const { t } = useTranslate();
  return (
    <header className="header">
      <div className="header-line">
        {view ? (
          <Title view={view} />
        ) : (
          <p className="header-product">
            <span>
              <Logo />
            </span>
            {t('app.title')}
          </p>
        )}
        <div className="header-tools">
          <SearchButton isHome={!view} />
          <LanguageToggle />
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}
