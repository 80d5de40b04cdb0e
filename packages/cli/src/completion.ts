import { LOCALES } from '@equivale/core/locale/locales';

/** Shells in which the command line completes itself. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

const LANGUAGES = LOCALES.map(({ id }) => id).join(' ');

/** What each option does, in a few words. */
const OPTIONS = {
  json: 'one JSON object per line',
  csv: 'a table',
  lang: 'language of the answers',
  on: 'rates of a day, YYYY-MM-DD',
  avg: 'average of 2019, 2019-Q2 or 2019-05',
  own: 'a rate of your own, "1 USD = 0.9 EUR"',
  kind: 'a rate of the street, such as blue',
  markup: 'percent added to the reference rate',
  fresh: 'rates of the service at EQUIVALE_URL',
  help: 'how it is used',
} as const;

const names = Object.keys(OPTIONS).map((name) => `--${name}`);

const BASH = `_equivale() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  case "$previous" in
    --lang) COMPREPLY=($(compgen -W "${LANGUAGES}" -- "$current")) ;;
    --on|--avg|--own|--kind|--markup) COMPREPLY=() ;;
    completion) COMPREPLY=($(compgen -W "${SHELLS.join(' ')}" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "${names.join(' ')} completion mcp" -- "$current")) ;;
  esac
}
complete -F _equivale equivale`;

const zshOption = ([name, what]: [string, string]): string =>
  `    '--${name}[${what}]${name === 'lang' ? `:language:(${LANGUAGES})` : name === 'on' ? ':day:' : ''}' \\`;

const ZSH = `#compdef equivale
_equivale() {
  _arguments -s \\
${Object.entries(OPTIONS).map(zshOption).join('\n')}
    '1:question:(completion mcp)' \\
    '2:shell:(${SHELLS.join(' ')})'
}
compdef _equivale equivale`;

const fishOption = ([name, what]: [string, string]): string =>
  `complete -c equivale -l ${name} -d '${what}'${name === 'lang' ? ` -x -a '${LANGUAGES}'` : name === 'on' ? ' -x' : ''}`;

const FISH = `complete -c equivale -f
${Object.entries(OPTIONS).map(fishOption).join('\n')}
complete -c equivale -n __fish_use_subcommand -a 'completion mcp'
complete -c equivale -n '__fish_seen_subcommand_from completion' -a '${SHELLS.join(' ')}'`;

const SCRIPTS = { bash: BASH, zsh: ZSH, fish: FISH } as const satisfies Readonly<Record<Shell, string>>;

/** The script that a shell reads to complete the command line. */
export const completion = (shell: Shell): string => SCRIPTS[shell];
