import type { RoleWords } from '../../../../packages/core/src/locale/role-words.ts';

/** What words of English do in a question that is worked out of several amounts. */
export const roleWords: RoleWords = {
  silent:
    "whole|entire|full|could|should|shall|i'd|i'll|you'd|that's|there|pls|plz|ok|um|uh|so|exactly|actually|give|show|say|says|want|have|has|been|he's|then(?: another)?(?= \\d+ ?%)|i've|it's|this month|just(?! the)|outside|upfront|(?:over )?here|whats|decimal|on average|on foot|by (?:car|bike|train)|the|an?(?= (?:\\p{Sc}|tip|discount|raise|increase|decrease|reduction|cut))|(?<=^|of |for |in )an?(?= \\p{L}+ \\d)|please|hi|hello|hey|thanks|my|is|are|do|does|did|would|will|be|there|so|calculate|tell|what|what's|convert|converted|going|need to|average|avg",
  pronouns: 'i|you|we|they|he|she|me|it|that|this',
  does: String.raw`fits?|g[eo]ts?|gave|doing|earning|cut(?: off)?|divide|weigh\p{L}*|measur\p{L}*|run|ran|running|drove|driv\p{L}+|bik\p{L}+|walk\p{L}*|travel\p{L}*|cycl\p{L}+|rode|rid\p{L}+|took|takes?|go|went|work(?:ed|ing|s)?|download\p{L}*|upload\p{L}*|bought|buy|buying|swam|swim|row(?:ed)?|flying|fly`,
  costs: 'is(?= at )|costs?|costing|(?:is|are) priced at|sells? for|goes? for|at',
  holds: String.raw`covers?|feed(?:s|ing)?|fills?|needs?|requires?|us(?:es|ing|e)|consum\p{L}+|burns?|holds?|contains?|serves?|lasts?|yields?|makes?`,
  each: 'to the|for every|for each|every|each|the|per|for|an|a',
  one: 'each(?: one)?|for (?:just |only )?one(?= ?[?.]?$)|apiece|a piece|ea|per unit|per person|a head',
  at: 'at|@',
  times: 'by|x|times',
  given: 'if|when|with|during|over(?= \\S+ (?:h|hr|min|hour|day))',
  night: 'nights?',
  deep: 'deep|thick|tall|high|wide|long|depth|thickness',
  pack: 'pack|box|bag|case|crate|carton|tray|set',
  parts: '(?:equal )?(?:parts?|pieces|bits|slices|portions|servings|lengths|strips|payments|instal?lments)',
  service: 'service(?: charge)?|commission|fees?',
  we: "(?:we|there) (?:are|were)|we're|there's",
  bill: 'bill|check|tab',
  thousands: 'thousands?|k',
  base: 'net(?: of (?:vat|tax))?(?: price| amount)?|(?:price )?(?:before|excluding|excl|without|ex) (?:the )?(?:vat|tax)|pre-tax(?: price)?|taxable amount',
  gross: 'gross(?: price| amount)?',
  only: 'only|just|amount of|how much of (?:it|that|this) is',
  fixed: 'at (?:the |a )?(?:fixed|official) (?:exchange |conversion )?rate',
  adds: 'add(?: on| up)?|sum',
  takes: 'remove|strip|exclude|knock off|drop',
  compares:
    "(?:which|what)(?:'?s| is)?(?: one)?(?: is| costs?| weighs?)? (?:bigger|smaller|more(?: expensive)?|less|longer|shorter|farther|further|heavier|lighter|faster|slower|cheaper|larger|taller|better(?! deal| value))|(?:(?:which|what) )?(?:(?:is|works out) )?(?:(?:the|a) )?(?:cheapest|be(?:st|tter) (?:deal|value|buy))|(?:more|less|bigger|longer|heavier|shorter|lighter|smaller|larger|taller) than|the same as|equal to|(?:is|are) (?:that|it) (?:over|under)",
  differs:
    "(?:what(?:'?s| is) the )?difference|how (?:much|many) (?:more|longer|heavier|taller|bigger|larger|farther|further|wider)(?: is| are)?|(?:more|longer|heavier|taller|bigger|larger|farther|further|wider)(?= (?:is|are) )|than",
  or: 'or|vs',
  now: "(?:and )?now(?: it's| is| costs?)?|today",
  out: String.raw`spen[dt]\p{L}*|pa(?:y|id|ying)|cuts?(?: off)?|us(?:ed?|ing)|drank|drink|ate|eat|gave(?: away)?|sold|t(?:oo|a)k(?:e|en)?(?: off| out| away)?|lost|buy|bought|costs?|drove|driven|ran|walked|withdr\p{L}*|remove[sd]?`,
  left: String.raw`how (?:much|many|far|long)(?: \p{L}+)? (?:is|are|will be|do i have|have i got)(?: still)? (?:left|remaining)(?: over)?|how much (?:left|remains)|what(?:'?s| is| have i got| do i have) left`,
  returned:
    "(?:how much |what(?:'?s| is) |my |the )*change(?= ?[?.]?$)|how much (?:change|do i get back)(?: do i get(?: back)?| is due)?",
  back: 'change (?:from|out of)(?: an?)?',
  before:
    '(?:what (?:was|is) )?(?:the )?(?:original|full|initial) price|what did it cost originally|how much was it originally',
  mean: '(?:the )?(?:average|mean|avg)',
  race: '(?:a )?(?:full )?marathon',
  halfRace: '(?:a )?half[- ]?(?:a )?marathon',
  kept: String.raw`sav(?:e|ed|ing)s?(?= ?[?.]?$)|(?:me|myself) and|and (?:me|i|myself)(?= (?:split|share|pay))|first|then(?! (?:\S+ )?\d+ ?%)|how many cuts|warmer|colder|hotter|dry|liq\p{L}*|squ(?!ash|id)\p{L}*|cub\p{L}*|naut\p{L}*|fluid\p{L}*|imper\p{L}*|roman|scottish|irish|welsh|chinese|japanese|french|ancient|old|not|no|after|before|packs?|halved|doubled|tripled|thrice|\p{L}+fold|baker's|working|leap|cheaper|better|bigger|pairs?|oval|triangular|round|circular|l-shaped|spher\p{L}*|cylind\p{L}*|more|less|most|or`,
  asks: {
    weight: '(?:total )?weight|how heavy',
    time: 'finish(?:ing)? time|how (?:long|much time)(?: (?:will|would|does|do|did) (?:it|i|we) (?:take|need))?(?: to (?:fill|do))?|time|duration|travel time',
    pace: "(?:what(?:'?s| is) (?:my|the) |what |average |avg )?pace",
    speed:
      "(?:what(?:'?s| is) (?:my|the) |what |average |avg )?speed|how fast|(?:what(?:'?s| is) (?:my|the) )?average(?= ?[?.]?$)",
    length: 'total length|range|how far|distance',
    volume: 'how much (?:fuel|gas|gasoline|petrol|diesel|water)|volume|capacity',
    area: 'area|square footage',
    fuel: '(?:fuel |gas )?(?:consumption|economy|mileage)',
    price:
      'how much (?:do|would) (?:i|we) need|how much(?: (?:is|does|would|do|will))?(?: (?:it|that|i))?(?: (?:cost|pay))?|(?:final |sale )?price|cost',
  },
};
