import type { GuardWords } from '../../../../packages/core/src/locale/guard-words.ts';

/** Words of English that no reading may pass over, and what may stand between two amounts. */
export const guardWords: GuardWords = {
  silent: 'the a an and or of then also that note notes',
  stop: String.raw`(?:how many|need) (?:full|whole|complete)(?= )|next|mil(?=(?: \p{L}+){1,2} (?:to|in) )|on foot|(?:movies?|films?)(?! of \d)|up to (?=\d+ ?%)|(?:quarter|half) (?:to|past) \p{L}+(?= (?:plus|minus|and))|a few|several|day of the week|don'?t convert|post[- ]tax|pre[- ]tax|to and fro(?:m)?|there \+ back|rtn|back(?! out)|return(?:ed|ing)?|round[- ]?trips?|both ways|each way|one way|both (?:sides|walls|ends)|(?:two|double|either)[- ]?sided|two sides|(?:(?<!\d)\d|two|three|four) coats|(?:an)?other(?! \d+ ?(?:%|per))|half[- ]price|(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:to|through|thru|till|until|and) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|work(?:ing)? days|except|excluding weekends|sidereal|lunar|(?:lunch|coffee) break|unpaid|break|fiscal`,
  net: String.raw`net|after[- ](?:the )?tax(?:es)?|before[- ](?:the )?tax(?:es)?|take[- ]home|tax[- ]free|in hand|(?:without|excl?\.?|excluding|ex) (?:the )?(?:vat|gst|tax)`,
  ordinal: 'second|third|2nd|3rd',
  like: 'like',
  howMany: 'how many|number of',
  several: 'thousands|lakhs|millions|crores|billions|trillions|dozens',
  kept: String.raw`never|but|none|nothing|neither|nor|(?:mon|tues|wednes|thurs|fri|satur|sun)day|thrice|\p{L}+fold|bakers?|halved?|(?:doubl|tripl|multipli|divid)ed|(?:quadru|quintu)ple|tenth|percent`,
  moves: String.raw`earn\p{L}*|receiv\p{L}*|got|get|gets|gave|give|gives|owe\p{L}*|debts?|paid|pays?|paying|spen[dt]\p{L}*|lent|lend\p{L}*|borrow\p{L}*|salary|wages?|income|budget|sav\p{L}*|balance|refund\p{L}*|deposit|had|left|remain\p{L}*|was|were|used to|before|sold|sell\p{L}*|lost|los[es]\p{L}*|withdr\p{L}*|won|made|makes?|charged?`,
  total: 'total|altogether|together|in all|sum|combined',
  side: 'wid(?:e|th)|tall|high|height|long|length|sides?|deep|depth|base',
  screen: String.raw`\p{L}*phones?|tvs?|tellys?|televisions?|screens?|monitors?|laptops?|tablets?|displays?|projectors?|ipads?`,
  flat: 'area|surface|perimeter|circumference|volume|hypotenuse|diagonal of',
  people:
    'people|persons?|friends|cups?|glasses|plates|kids|children|adults|guests|passengers|seats?|portions?|servings?|serves?|heads?',
  food: 'recipes?|dough|meat|rice|flour|pasta|meal|food',
  least: 'at (?:least|most)',
  bound: String.raw`(?:more|less|fewer|greater|lower|higher|heavier|lighter|longer|shorter|bigger|smaller) than|(?:under|below|above|over)(?= ?[\p{Sc}\d])|(?:which|what|who)(?:'s| is| weighs| costs| lasts| one is)? (?:the )?(?:(?:heavi|light|long|short|bigg|small|larg|tall|high|low|old|young|fast|slow|cheap|hott|cold|warm|thick|farth|furth)(?:er|est)|more|less|most|least)(?! (?:than|or|of))`,
  whose: 'marks?|escudos?|francs?|liras?|lucas?|bob|shillings?',
  warmer: String.raw`warm(?:ing|er)|hotter|cold(?:er)|cooler|higher|lower|(?<=\d.* )(?:more|less)(?! than | or less)|(?:ris|rose|rais|drop|fell|fall|incre|decre|differ)\p{L}*|change (?:of|in)|delta|swings?`,
  other: {
    temperature: String.raw`\p{L}*angl(?:e|ed|es)|slopes?|rotat\p{L}*|wines?|beers?|lagers?|ciders?|rum|gin|whisk\p{L}*|vodka|liqueurs?|liquors?|alcohol|proof|wheels?|tyres?|tires?|bikes?|south|east|burns?|earthquakes?|glasses|turn`,
    size: 'air ?con(?:s|ditioners?)?|chillers?|heat pumps?|paper|cardstock|flats?|apartments?|condos?',
    cv: 'cars?|automobiles?|vehicles?|vans?|tax|races?|racing|riding',
    mi: String.raw`at sea|offshore|sail\p{L}*|boats?|ships?|yachts?|out to sea`,
    in: 'pipes?',
    st: String.raw`stone (?!pounds|lbs|ounces|kilos|kgs)\p{L}{3,}s`,
    ft: 'chickens?',
    bar: 'gates?|stools?|chocolate|snacks?|gold',
    number: '(?:blood )?pressures?|bp',
    volume: String.raw`weigh\p{L}*|heavy`,
  },
};
