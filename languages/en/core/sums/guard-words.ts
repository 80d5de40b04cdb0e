import type { GuardWords } from '../../../../packages/core/src/locale/language.ts';

/** Words of English that no reading may pass over, and what may stand between two amounts. */
export const guardWords: GuardWords = {
  silent: 'the a an and or of then also that note notes',
  stop: String.raw`post[- ]tax|pre[- ]tax|to and fro(?:m)?|there \+ back|rtn|back(?! out)|return(?:ed|ing)?|round[- ]?trips?|both ways|each way|one way|both (?:sides|walls|ends)|(?:two|double|either)[- ]?sided|two sides|(?:(?<!\d)\d|two|three|four) coats|(?:an)?other(?! \d+ ?(?:%|per))|half[- ]price|(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:to|through|thru|till|until|and) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|work(?:ing)? days|except|excluding weekends|(?:lunch|coffee) break|unpaid|break|fiscal`,
  net: 'net|after[- ](?:the )?tax(?:es)?|before[- ](?:the )?tax(?:es)?|take[- ]home|tax[- ]free|in hand',
  howMany: 'how many',
  kept: 'never|none|nothing|neither|nor',
  moves: String.raw`earn\p{L}*|receiv\p{L}*|got|get|gets|gave|give|gives|owe\p{L}*|debts?|paid|pays?|paying|spen[dt]\p{L}*|lent|lend\p{L}*|borrow\p{L}*|salary|wages?|income|budget|sav\p{L}*|balance|refund\p{L}*|deposit|had|has|have|left|remain\p{L}*|was|were|used to|before|sold|sell\p{L}*|lost|los[es]\p{L}*|withdr\p{L}*|won|made|makes?|charged?`,
  total: 'total|altogether|together|in all|sum|combined',
  side: 'wid(?:e|th)|tall|high|height|long|length|sides?|deep|depth|base',
  screen: String.raw`\p{L}*phones?|tvs?|tellys?|televisions?|screens?|monitors?|laptops?|tablets?|phones?|displays?|projectors?|ipads?`,
  flat: 'area|surface|perimeter|circumference|volume|hypotenuse|diagonal of',
  people:
    'people|persons?|friends|cups?|glasses|plates|kids|children|adults|guests|passengers|seats?|portions?|servings?|serves?|heads?',
  food: 'recipes?|dough|meat|rice|flour|pasta|meal|food',
  graded: String.raw`\p{L}*angl(?:e|ed|es)|slopes?|tilt\p{L}*|latitude|rotat\p{L}*|wines?|beers?|ales?|lagers?|ciders?|rum|gin|whisk\p{L}*|vodka|tequila|brandy|cognac|grappa|schnapps|liqueurs?|liquors?|spirits?|alcohol|proof|wheels?|tyres?|tires?|rims?|bikes?|bicycles?|north|south|east|west|longitude|burns?|earthquakes?|quake|richter|myopia|lens(?:es)?|glasses|murder|separation|turn|university|college`,
  bound: String.raw`(?:more|less|fewer|greater|lower|higher|heavier|lighter|longer|shorter|bigger|smaller) than|(?:under|below|above|over)(?= ?[\p{Sc}\d])`,
  whose: 'francs?|liras?|lucas?|marks?|shillings?|escudos?|bob',
  car: 'cars?|automobiles?|vehicles?|vans?|tax',
  warmer: 'warming|swings?',
  rated: 'air ?con(?:s|ditioners?)?|chillers?|heat pumps?|paper|cardstock|flats?|apartments?|condos?',
};
