import { Moved } from '../../platform/moved.tsx';
import './pocket.css';
import { Download, FileText, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useRates } from '../../api/rates.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { asTitle, useCurrencyNames } from '../../i18n/use-names.ts';
import { notify } from '../../platform/notices.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pictureSize } from './lock-picture.ts';
import { drawPicture, LockPreview } from './lock-preview.tsx';
import { type Extras, Paper, type PaperFormat } from './paper.tsx';
import { type PocketContent, type PocketPair, pocketContent } from './pocket-content.ts';
import { Contents, Currencies, Formats, type PocketFormat } from './pocket-options.tsx';
import { usePocketPair, usePocketRate } from './use-pocket.ts';

/** Hands a picture to the person; phones put it among their pictures. */
async function savePicture(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? saveFile(name, blob) : notify({ message: 'pocket.save.failed' });
}

/** Width and height of what is printed, in mm. @source ISO 216 (A4, A6); ISO/IEC 7810 ID-1 (a card), in whole mm */
const PAPERS: Readonly<Record<PaperFormat, readonly [number, number]>> = {
  card: [85, 54],
  a6: [105, 148],
  a4: [210, 297],
};

/** Tells the printer the size of the paper, as long as the view is open. A style sheet's rule, since pages allow no style written into them. */
function usePageSize(format: PocketFormat) {
  useEffect(() => {
    if (format === 'lock') return undefined;
    const [width, height] = PAPERS[format];
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [format]);
}

interface TakenProps extends Extras {
  readonly content: PocketContent;
  readonly format: PocketFormat;
}

function Preview({ content, format, ...extras }: TakenProps) {
  const { t } = useTranslate();
  const names = useCurrencyNames();
  const { away } = content.pair;
  if (format === 'lock')
    return <LockPreview content={content} size={pictureSize()} hasRule={extras.hasRule} />;
  const [width, height] = PAPERS[format];
  return (
    <>
      <Paper content={content} format={format} name={asTitle(names[away] ?? away)} {...extras} />
      <p className="pocket-size" data-format={format}>
        <span>{t('pocket.true')} </span>
        {width} × {height} mm
      </p>
    </>
  );
}

function Actions({ content, format, hasRule }: TakenProps) {
  const { t } = useTranslate();
  const { home, away } = content.pair;
  const save = () => {
    const canvas = document.createElement('canvas');
    drawPicture(canvas, { content, size: pictureSize(), hasRule });
    void savePicture(canvas, `equivale-${home}-${away}.png`);
  };
  if (format === 'lock')
    return (
      <Button isMain className="flex-1" onClick={save}>
        <Icon of={Download} />
        {t('pocket.save')}
      </Button>
    );
  return (
    <>
      <Button isMain className="flex-1" onClick={() => print()}>
        <Icon of={Printer} />
        {t('pocket.print')}
      </Button>
      <Button aria-describedby="pocket-pdf" onClick={() => print()}>
        <Icon of={FileText} />
        {t('pocket.pdf')}
      </Button>
      <p id="pocket-pdf" className="type-label w-full text-muted">
        {t('pocket.pdf.hint')}
      </p>
    </>
  );
}

/** `/pocket/EUR/MXN`: prices abroad in one's own money and back, on paper or as a picture, with source and day. */
export function PocketView() {
  const { t, locale } = useTranslate();
  const [path, navigate] = useLocation();
  const pair = usePocketPair(useParams());
  const { home, away } = pair;
  const rates = useRates([home, away]);
  const [format, setFormat] = useState<PocketFormat>('card');
  const [extras, setExtras] = useState<Extras>({ hasRule: true, hasQr: true });
  const [isPublished, setPublished] = useState(false);
  const rateOf = usePocketRate(pair, isPublished);
  usePageSize(format);
  const addressOf = (chosen: PocketPair) => `/pocket/${chosen.home}/${chosen.away}`;
  if (path !== addressOf(pair)) return <Moved to={addressOf(pair)} />;
  if (!rates || !rateOf) return null;
  const { table } = rates;
  const { rate, hasOwn } = rateOf(table);
  const content = pocketContent(pair, rate, table, t, locale);
  const taken = content && { content, format, ...extras };
  return (
    <div className="grid gap-6 [grid-template-columns:minmax(0,_1fr)] items-start md:[grid-template:'desk_options'_auto_'actions_options'_1fr_/_minmax(0,_1fr)_minmax(0,_1fr)]">
      <div className="pocket-desk">
        {taken ? <Preview {...taken} /> : <p>{t('pocket.noRate', { from: home, to: away })}</p>}
      </div>
      <div className="grid gap-6 md:[grid-area:options]">
        <Formats value={format} onChange={setFormat} />
        <Currencies pair={pair} onChange={(chosen) => navigate(addressOf(chosen), { replace: true })} />
        {content && (
          <Contents
            content={content}
            extras={extras}
            onChange={setExtras}
            canHaveQr={format !== 'lock'}
            onPublished={hasOwn ? setPublished : undefined}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2 md:[grid-area:actions]">{taken && <Actions {...taken} />}</div>
    </div>
  );
}
