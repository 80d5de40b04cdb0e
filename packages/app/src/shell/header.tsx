import { ArrowLeft, Moon, Search, Sun } from 'lucide-react';
import { Link } from 'wouter';
import { useSwitchLanguage } from '../device/language.ts';
import { usePreferences } from '../device/preferences.ts';
import { useTranslate } from '../i18n/i18n.ts';
import { counterpart } from '../i18n/language-choice.ts';
import { Emoji } from '../ui/emoji.tsx';
import { IconButton, iconButtonClass } from '../ui/icon-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { Part } from '../ui/part.tsx';
import { openSearch, prepareSearch } from './search.tsx';
import type { ViewHeader } from './view-route.ts';

/** A title with a line under it; both fit the height of the bar. However large the text is, a long word has room in its line. */
const besideClass = 'font-semibold text-[length:min(1.125rem,9vw)] leading-[1.22]';

function Title({ view }: { view: ViewHeader }) {
  const { t } = useTranslate();
  const beside = view.detail ?? (view.description && t(view.description));
  const { Title: Own } = view;
  const name = (
    <div className="min-w-0">
      <h1 className={`hyphens-auto [overflow-wrap:anywhere] ${beside ? besideClass : 'type-title'}`}>
        {t(view.title)}
      </h1>
      {beside && <p className="text-[0.8125rem] text-muted leading-[1rem]">{beside}</p>}
    </div>
  );
  return (
    <div className="flex min-w-0 flex-[1_1_8rem] items-center gap-1 lg:gap-2">
      {view.back && (
        <Link
          href={view.back}
          onClick={view.onBack}
          aria-label={t('app.back')}
          className={`${iconButtonClass} -ms-3`}
        >
          <ArrowLeft aria-hidden size={20} strokeWidth={1.75} className="turned" />
        </Link>
      )}
      <div className="flex min-w-0 flex-1 items-center gap-2 py-1">
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
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton
      label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => usePreferences.setState({ theme: isDark ? 'light' : 'dark' })}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
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
    <IconButton
      label={t('language.switch', { code, name: t(`language.${language}`), next: t(`language.${next}`) })}
      className="type-label-strong tracking-[0.02em]"
      onClick={() => void switchTo(next)}
    >
      {code}
    </IconButton>
  );
}

/** On a wide screen a button in the shape of a field; on home, whose hero is the field, only its icon. */
function SearchButton({ isHome }: { readonly isHome: boolean }) {
  const { t } = useTranslate();
  const intent = { onPointerEnter: prepareSearch, onFocus: prepareSearch, onClick: openSearch };
  return (
    <>
      <IconButton label={t('app.search')} className={isHome ? '' : 'lg:hidden'} {...intent}>
        <Search aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      {!isHome && (
        <button
          type="button"
          className="type-label hidden h-touch min-w-70 items-center whitespace-nowrap gap-2 rounded-field bg-raised pe-2 ps-3 text-muted hover:bg-pressed lg:flex"
          {...intent}
        >
          <Search aria-hidden size={20} strokeWidth={1.75} />
          <span className="flex-1 text-start">{t('search.hint')}</span>
          <kbd className="rounded-[5px] border border-control px-1.5 py-px font-medium font-sans text-[0.75rem] leading-[1rem]">
            /
          </kbd>
        </button>
      )}
    </>
  );
}

/**
 * The bar on top: the product's name on home, elsewhere the view's title with its way back; search, language and theme,
 * which are below it where large text leaves no room for both.
 */
export function Header({ view }: { readonly view: ViewHeader | undefined }) {
  const { t } = useTranslate();
  return (
    <header className="sticky top-[env(safe-area-inset-top)] z-5 bg-page">
      <div className="mx-auto flex min-h-header flex-wrap max-w-[calc(var(--content)+2*var(--gutter))] items-center gap-1 pe-[calc(var(--gutter)-12px)] ps-gutter lg:gap-2">
        {view ? (
          <Title view={view} />
        ) : (
          <p className="type-title flex min-h-touch flex-[1_1_8rem] items-center gap-2.5 tracking-[-0.01em]">
            <span className="lg:hidden">
              <Logo />
            </span>
            {t('app.title')}
          </p>
        )}
        <div className="ms-auto flex items-center gap-1 lg:gap-2">
          <SearchButton isHome={!view} />
          <LanguageToggle />
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}
