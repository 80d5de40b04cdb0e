import type { RoleWords } from '../../../../packages/core/src/locale/role-words.ts';

/** What words of Catalan do in a question that is worked out of several amounts. */
export const roleWords: RoleWords = {
  silent: String.raw`el|la|els|les|lo|em|et|es|ens|si us plau|sisplau|hola|gracies|el meu|la meva|un|una|uns|unes|vull|saber|calcul\p{L}*|convertir|que|hi ha|doncs|mitjan[ae]?|mitja|l'|he`,
  does: String.raw`pes[ao]n?|fa|fan|mesur\p{L}*|corr\p{L}*|corregut|recorr\p{L}*|camin\p{L}*|fet|faig|viatj\p{L}*|vaig|anava|condu\p{L}*|treball\p{L}*|descarreg\p{L}*|baix\p{L}*|compr\p{L}*|nedo|nedat|remat`,
  costs: String.raw`cost\p{L}*|val(?:en)?|surt(?:en)?|esta(?:n)?|son`,
  holds: String.raw`porta|necessita|rend\p{L}*|cobre(?:ix)?(?:en)?|gast(?:a|en|ant)|consum(?:eix|eixen|int)|fa servir|omple|conte|arriba per`,
  each: 'per cada|cada|a la|els|les|una|per|als|el|la|un|al|l',
  one: 'cadascun[a]?|cada un|cada una|c/u|la unitat|per unitat|per cap|per persona',
  at: 'a|a rao de|al preu de|@',
  times: 'per|x',
  given: 'si|quan|amb|durant|per',
  night: 'nits?',
  deep: "(?:de |d')?(?:gruix|profunditat|alcada|amplada|llargada|alt|ample|llarg|fondaria)",
  parts: '(?:parts?|trossos|talls|porcions|racions|tires|quotes|terminis|pagues)(?: iguals)?',
  service: 'servei',
  we: 'som',
  kept: String.raw`despres|abans|quadrupl\p{L}*|quintupl\p{L}*|triplic\p{L}*|marato\p{L}*|traspas|millor|parells?|oval\p{L}*|triangular\p{L}*|rodon\p{L}*|circular\p{L}*|esfer\p{L}*|cilindr\p{L}*|diferencia|excepte|mes (?:car|barat)`,
  asks: {
    weight: 'pes(?: total)?',
    time: String.raw`quan(?:t|t de temps) (?:tard|trig|dur)\p{L}*|(?:en )?quant de temps(?: (?:tard|trig|dur)\p{L}*)?|temps|durada`,
    pace: '(?:a |amb )?(?:quin )?ritme(?: mitja)?',
    speed: '(?:a |amb )?(?:quina )?velocitat(?: mitjana)?',
    length: String.raw`longitud total|autonomia|(?:quina )?distancia|quant recorr\p{L}*|fins on`,
    volume: 'quanta (?:gasolina|aigua|benzina)|quant (?:combustible|gasoil|diesel)|volum|capacitat',
    area: 'area|superficie',
    fuel: String.raw`(?:quin |el )?consum(?: mitja)?|quant consumeix\p{L}*`,
    price: String.raw`quant(?= (?:cada|per (?:persona|cap)))|quant (?:necessito|en necessito|cal)|(?:a )?quant (?:em |ens )?(?:cost|surt|val|pag|gast|seria|es|son)\p{L}*|a quant(?: surt| esta)?|preu|cost|quant es`,
  },
};
