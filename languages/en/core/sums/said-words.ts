/** What people say around amounts in English and nobody needs: folded, separated by spaces. */
export const saidWords: string =
  "it's its that's thats this these those that they he she we your our his her their them get gets got getting give gives given goes went comes came " +
  'come say said says tells want wants wanted needs needed trying try figure figured figuring find out wondering wonder curious just only ' +
  'actually really basically literally so then well okay yeah yes here there where when who whose why while because but some all been being was were ' +
  "had having should could might i've we're they're you're he's she's there's don't can't doesn't isn't guess think thought supposed " +
  'mean means meaning bought buy buying sell selling sold paid paying spend spending cost costs charge charged charges earn earns make makes made making ' +
  'uses used use takes took taking take looking look looks seems going works work working drive driving drove walk walking walked running ran ' +
  'travelling traveling works out like anyone any someone please thanks cheers mate lads folks dear sir quick question ' +
  'hiya yo bro dude lol also too still ever again back today comes hold holds holding contain contains made drink drinking ate eat eating reads ' +
  'my did gonna wanna let lets see sub pipe plan rate bulb online guys compute converting transform express equivalent currently telly laptop far heavy help measures approximately exactly thx so money screen race metric using currencies';
