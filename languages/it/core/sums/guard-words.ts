import type { GuardWords } from '../../../../packages/core/src/locale/language.ts';

/** Words of Italian that no reading may pass over, and what may stand between two amounts. */
export const guardWords: GuardWords = {
  silent: 'il lo la i gli le l un una uno e ed o poi anche che',
  stop: String.raw`a piedi|film|fino al? (?=\d+ ?%)|^l'? ?(?=\d+\/\d)|(?:e|meno) un quarto(?= (?:piu|meno) \d)|qualche|alcun[ei]|giorno della settimana|va e vieni|torn(?:o|a|ato|are|iamo)|ritorn\p{L}*|andata|a\/r|(?:entrambi|tutti e due|i due|due) (?:i )?lati|fronte[- ]retro|entrambe le (?:facce|parti)|(?:\d|una|due|tre) mani|altr[oiae]|meta prezzo|(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica) (?:a|al|e) (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)|fine settimana|weekend|(?:giorni )?(?:feriali|lavorativi)|tranne|eccetto|salvo|fiscal[ei]|pausa|pause`,
  net: 'nett[oiae]|(?:dopo|prima del)l?e? (?:le )?(?:tasse|imposte)|esentasse|senza (?:iva|imposte|tasse)|iva esclusa|imponibile',
  ordinal: 'second[oa]|terz[oa]',
  like: String.raw`come|sembr\p{L}*`,
  howMany: 'quant[ie]|numero di',
  kept: String.raw`triplo|quadruplo|volte|doppi[oa]|raddoppi\p{L}*|moltiplica\p{L}*|divis[oaie]|decim[oi]|manca(?:no)?|meta|senza|ogni|non|mai|ciascun[oa]|niente|ne`,
  moves: String.raw`guadagn\p{L}*|ricev\p{L}*|dev(?:o|e|i)|debit\p{L}*|pag(?:o|a|ato|hiamo|are)|spes[oaei]|spend\p{L}*|prest\p{L}*|rimbors\p{L}*|preleva\p{L}*|stipendio|budget|risparmi\p{L}*|saldo|cauzione|ho|avevo|aveva|rest\p{L}*|rimas\p{L}*|riman\p{L}*|avanz\p{L}*|manca\p{L}*|costava|valeva|prima|era|erano|vend\p{L}*|pers[oaei]|perd\p{L}*`,
  total: String.raw`totale|in tutto|(?:tutto )?insieme|somm\p{L}*`,
  side: String.raw`larg(?:o|a|hezza)|alt(?:o|a|ezza)|lung(?:o|a|hezza)|base|lat[oi]|profond\p{L}*`,
  screen: String.raw`\p{L}*phones?|tv|tele|televisor[ei]|schermo|schermi|monitor|portatile|tablet|cellulare|telefono|proiettore|televisione`,
  flat: String.raw`area|superficie|perimetro|circonferenza|volume|ipotenusa|diagonale d\p{L}*`,
  people: String.raw`person[ae]|amici|tazz[ae]|bicchier[ei]|piatt[oi]|bambini|adulti|ospiti|passeggeri|posti|porzion\p{L}*|testa`,
  food: 'ricetta|impasto|carne|riso|farina|pasta|cibo',
  bound: String.raw`(?:piu|meno) d(?:i|el\p{L}*)|sotto (?:i|gli|le|il)|sopra (?:i|gli|le|il)|oltre|(?:inferior|superior)[ei] a|(?:che cosa|cosa|quale?|chi) ?(?:e|\p{L}+)? (?:il |la |lo |di )?(?:piu|meno|maggiore|minore|migliore|peggiore)(?! (?:d|o ))`,
  whose: 'marc(?:o|hi)|e?scud[oi]|scellin[oi]|franc(?:o|hi)|sold[oi]',
  warmer: String.raw`(?:in|di) (?:piu|meno)|piu (?:cald|fredd|alt|bass)\p{L}*|aument\p{L}*|sal(?:e|it\p{L}*|ire)|scend\p{L}*|sces[oaei]|cal(?:a|o|ato|are)|diminu\p{L}*|differenza|variazion\p{L}*|escursion\p{L}*|riscalda\p{L}*|raffredda\p{L}*|sbalz[oi]|perso|abbass\p{L}*`,
  other: {
    temperature: String.raw`angol\p{L}*|pendenza|vin[oi]|birr[ae]|liquor[ei]|alcol\p{L}*|ruot[ae]|gomm[ae]|cerchi\p{L}*|bici\p{L}*|ustion[ei]|scala|grappa|whisk\p{L}*|rum|gin|vodka`,
    size: 'condizionator[ei]|climatizzator[ei]|carta|cartoncin[oi]|fogli|appartament[oi]',
    cv: 'auto(?:mobil[ei]|vettur[ae])?|macchin[ae]|vettur[ae]|veicol[oi]|boll[oi]|tass[ae]|cors[ae]|sella',
    mi: 'mare|barc(?:a|he)|nav(?:e|i)|vela|veliero',
    in: 'tub(?:o|i|azion[ei])',
    st: '(?:di|alla|in) pietra',
    ft: 'venet[oi]',
    bar: 'quartiere',
    number: 'pression[ei](?: arteriosa)?',
    volume: 'pes(?:a|ano|o)',
  },
};
