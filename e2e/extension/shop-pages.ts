import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';

/** What signs of the price tags are, on pages in the language of their country: by hand, from ISO 4217 and the countries' own writing. */
const SIGNS = `
AED ar-AE درهم
AED en-AE AED
AFN ps ؋
ALL sq Lek
AMD hy ֏
AUD en-AU A$ AUD AU$
AWG nl-AW ƒ
AZN az ₼
BAM bs KM
BDT bn ৳
BGN bg лв. лв
BHD ar-BH BD .د.ب
BIF fr-BI FBu
BRL pt-BR R$
BTC en ₿
BTN dz Nu.
BWP en-BW P
BZD en-BZ BZ$
CAD en-CA C$ CA$ CAN$
CHF de-CH CHF Fr.
CHF fr-CH franc
CNY zh-CN 元
CRC es-CR ₡
CZK cs Kč
DJF fr-DJ Fdj
DKK da DKK
DOP es-DO RD$
DZD ar-DZ دج
EGP ar-EG جنيه ج.م
EGP en-EG E£
ERN ti-ER Nfk
ETB am Br
EUR de €
EUR es EUR
EUR it euro
GBP en-GB £ GBP
GEL ka GEL
GHS en-GH GH₵
GMD en-GM D
GNF fr-GN FG
GTQ es-GT Q
HNL es-HN L
HRK hr kn
HUF hu Ft HUF
IDR id Rp
ILS he ₪
INR en-IN Rs ₹
IRR fa ریال ﷼
JMD en-JM J$
JPY en yen
JPY ja 円
KHR km ៛
KMF fr-KM KMF
KRW ko 원
KWD en-KW KD
LAK lo ₭
LYD ar-LY LD
MNT mn ₮
MOP zh-MO MOP$
MRU ar-MR UM
MVR dv Rf
MWK en-MW MK
MXN es-MX MX$
MYR en-MY RM
NGN en-NG ₦
NOK nb NOK
NZD en-NZ NZD
OMR en-OM OMR
PAB es-PA B/.
PEN es-PE S/.
PHP en-PH ₱
PKR en-PK ₨
PLN pl zł PLN pln Zł zl
RON ro lei LEI RON Lei
RSD sr-Latn Dinara
RUB ru руб. Р руб р. ₽
SAR ar-SA ريال ر.س
SEK sv kr Kr
SGD en-SG SGD
STN pt-ST Db
SZL en-SZ E
THB th ฿ บาท
TND fr-TN DT
TOP to T$
TRY tr TL ₺
TTD en-TT TT$
TWD zh-TW NT$
TZS sw-TZ TSh
UAH uk грн. грн ₴
UGX en-UG USh
USD en-US $ USD US$
UYU es-UY $U
UZS uz so'm
VES es-VE Bs
VND vi ₫ đ
VUV bi VT
XAF fr-CM FCFA
XOF fr-SN CFA
XPF fr-PF ₣
ZAR en-ZA R
ZMW en-ZM ZK
`;

const knownSigns = new Map(
  SIGNS.trim()
    .split('\n')
    .flatMap((row) => {
      const [code = '', language = '', ...signs] = row.split(' ');
      return signs.map((sign) => [sign, { code, language }] as const);
    }),
);

/** A price tag with what it says. */
interface Tag {
  readonly text: string;
  readonly amount: string;
  readonly code: string;
}

/** A page of a shop: tags of one country. */
export interface ShopPage {
  readonly language: string;
  readonly tags: readonly Tag[];
}

interface Row {
  readonly q: string | null;
  readonly expect: { readonly value: string | null; readonly unit: string | null };
}

const FILE = 'price-strings.jsonl';

/** The file of price tags: `EQUIVALE_PEERS` names its folder, else it lies beside the checkout; undefined where it is not there. */
export const priceTagsFile = (): string | undefined =>
  [process.env.EQUIVALE_PEERS, join(root, '../shared/data/peers'), join(root, '../../shared/data/peers')]
    .flatMap((folder) => (folder ? join(folder, FILE) : []))
    .find(existsSync);

/** Pages of shops out of published price tags with a currency that is known; tags of one language share a page, at most 30 to one. */
export function shopPages(file: string): ShopPage[] {
  const rows: Row[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const byLanguage = new Map<string, Tag[]>();
  for (const { q, expect } of rows) {
    const known = expect.unit !== null && knownSigns.get(expect.unit);
    if (!known || !q || expect.value === null || !q.includes(expect.unit ?? '')) continue;
    const tag = { text: q, amount: expect.value, code: known.code };
    byLanguage.set(known.language, [...(byLanguage.get(known.language) ?? []), tag]);
  }
  return [...byLanguage].flatMap(([language, tags]) =>
    Array.from({ length: Math.ceil(tags.length / 30) }, (_, at) => ({
      language,
      tags: tags.slice(at * 30, at * 30 + 30),
    })),
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Products in a grid, each with its tag, as HTML. */
export const shopHtml = ({ language, tags }: ShopPage): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Shop</title><body><h1>Shop</h1><ul>${tags
    .map(
      ({ text }, at) =>
        `<li><h2>Product</h2><p>Free delivery, 30 days to return.</p><p class="price" id="tag-${at}">${escaped(text)}</p></li>`,
    )
    .join('')}</ul></body></html>`;
