import type { RoleWords } from '../../../../packages/core/src/locale/role-words.ts';

/** What words of Italian do in a question that is worked out of several amounts. */
export const roleWords: RoleWords = {
  silent: String.raw`il|lo|la|i|gli|le|mi|ti|si|ci|per favore|ciao|grazie|mio|mia|un|uno|una|voglio|sapere|calcol\p{L}*|convertire|che|ci sono|c'e|allora|media|medio|ho|in media`,
  does: String.raw`pes[ao]n?o?|misur\p{L}*|cor(?:ro|re|so|rere|sa)|percorr\p{L}*|percorso|cammin\p{L}*|fatto|faccio|fa|fare|viagg\p{L}*|vado|andavo|guid\p{L}*|lavor\p{L}*|scaric\p{L}*|compr[aoi]\p{L}*|nuot\p{L}*|remo`,
  costs: String.raw`cost\p{L}*|val(?:e|gono)|sta|vengon?o?|viene|e a|sono a`,
  holds: String.raw`richiede|prevede|rend\p{L}*|copr\p{L}*|consum(?:a|ano|ando)|usa|usano|basta per|bastano per|contiene|riempie`,
  each: String.raw`il|lo|la|i|gli|le|l|un|uno|una|ogni|per|al|allo|alla|all|a|ciascun\p{L}*|per ogni`,
  one: "l'uno|l'una|ciascun[oa]|cadaun[oa]|cad|al pezzo|a testa|a persona|ognun[oa]|per persona",
  at: 'a|al prezzo di|@|al',
  times: 'per|x',
  given: 'se|quando|con|durante|per',
  night: 'nott[ei]|pernottament[oi]',
  deep: '(?:di )?(?:spessore|profondita|altezza|larghezza|lunghezza|alt[oa]|larg[oa]|lung[oa]|profond[oa])',
  parts: '(?:part[ei]|pezzi|fette|porzioni|strisce|rate)(?: uguali)?',
  service: 'servizio',
  we: 'siamo(?: in)?',
  kept: String.raw`dopo|prima|quadrupl\p{L}*|quintupl\p{L}*|triplic\p{L}*|dimezzat\p{L}*|maraton\p{L}*|bisestile|meglio|pai[ao]|oval\p{L}*|triangolar\p{L}*|rotond\p{L}*|circolar\p{L}*|sfer\p{L}*|cilindr\p{L}*|differenza|tranne|piu|meno|oppure`,
  asks: {
    weight: 'peso(?: totale)?',
    time: String.raw`quanto (?:tempo )?(?:ci )?(?:mett|impieg|dur|vuole)\p{L}*|(?:in )?quanto tempo(?: (?:ci )?(?:mett|impieg|vuole)\p{L}*)?|tempo|durata`,
    pace: '(?:a |con )?(?:che |qual e il (?:mio )?)?(?:ritmo|passo|andatura)(?: medi[oa])?',
    speed: '(?:a |con )?(?:che |qual e la )?velocita(?: media)?',
    length: String.raw`lunghezza totale|autonomia|(?:che |quale )?distanza|quanta strada(?: percorr\p{L}*)?|quanto lontano|quanto percorr\p{L}*`,
    volume: 'quant[oa] (?:benzina|carburante|gasolio|diesel|acqua)|volume|capacita',
    area: 'area|superficie',
    fuel: String.raw`(?:che |il |qual e il |quale )?consumo(?: medio)?|quanto consum\p{L}*`,
    price: String.raw`quanto(?= (?:ciascun|l'un|a testa|a persona|ognun))|quanto (?:serve|mi serve|ne serve)|quanto (?:mi |ci )?(?:cost|val|pag|vien|spend|fa|e|sono|verr)\p{L}*|a quanto(?: viene| sta)?|prezzo|costo|quant'e`,
  },
};
