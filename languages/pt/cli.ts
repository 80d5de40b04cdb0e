import type { Messages } from '../../packages/cli/src/messages/messages.ts';
import rateTypes from './app/provenance.json' with { type: 'json' };

/** What the command line says in Portuguese. */
export const messages: Messages = {
  errors: {
    empty: 'Não há pergunta.',
    'too-long': 'É longo demais para uma pergunta.',
    'unknown-word': 'Não conheço esta palavra:',
    'not-a-number': 'Isto não é um número:',
    'out-of-range': 'Este número é grande ou pequeno demais:',
    'division-by-zero': 'Não dá para dividir por zero:',
    'missing-unit': 'Falta a unidade ou a moeda.',
    'missing-amount': 'Falta dizer de quanto.',
    'mixed-categories': 'Uma coisa não pode virar a outra:',
    negative: 'O valor é menor que zero.',
    'below-absolute-zero': 'Mais frio que o zero absoluto.',
    'not-understood': 'Não entendi esta parte:',
    'missing-kind':
      'Aqui não há uma cotação paralela com esse nome para isso; com --fresh ela é pedida a um serviço que a tenha.',
    'other-dimension': 'São grandezas diferentes:',
    'missing-rate': 'Não há cotação para isso.',
    'unknown-option': 'Não conheço esta opção:',
    'unknown-language': 'Não falo este idioma:',
    'no-day': 'Isto não é um dia entre 1999-01-04 e hoje:',
    'no-span': 'Uma média é de um ano, um trimestre ou um mês (2019, 2019-Q2, 2019-05), e não de:',
    'no-own-rate': 'Uma cotação própria se escreve assim: "1 USD = 0,9 EUR", e não:',
    'no-percentage': 'Isto não é uma porcentagem:',
    'unknown-shell': 'Só sei completar em bash, zsh e fish, não em:',
    'no-question': 'Falta a pergunta.',
  },
  texts: {
    usage: `Uso: equivale [--lang {languages}] "100 usd em brl"
     equivale [--lang {languages}] --json "100 usd + 20 eur em brl"
     equivale [--lang {languages}] --json < perguntas.txt
     equivale [--lang {languages}] --on 2020-03-01 "100 usd em brl"
Converte unidades e moedas, e faz contas com elas, escritas como se fala. Cada argumento é uma pergunta; se nenhum tiver espaços, juntos são uma só.
Com --json escreve um objeto JSON por linha; sem argumentos lê uma pergunta por linha da entrada padrão. Com --csv, o mesmo como tabela.
Com --on usa as cotações desse dia, ou as últimas publicadas até então; a pergunta também pode dizer: "100 usd em brl ontem".
Com --avg 2019 (2019-Q2, 2019-05) usa a média desses dias; "100 usd em brl em 2019" também.
Com --kind blue usa essa cotação paralela, que não é oficial, se o serviço ou a pasta de dados a tiverem.
Com --own "1 USD = 5,4 BRL" converte esse par pela sua cotação; com --markup 2,5 soma essa porcentagem à cotação de referência.
Com --fresh pede as cotações ao serviço de EQUIVALE_URL; sem ele usa as que vêm junto.
"equivale completion bash" (zsh, fish) escreve o que completa nesse terminal.`,
    corrected: 'lido como',
    leftOut: 'Não lido',
    suggestions: 'Você quis dizer',
    alternatives: 'Também pode ser:',
    ownRate: 'Pela sua cotação:',
    fixedRate: 'Cotação fixada por lei:',
    street: 'Não é uma cotação oficial:',
    average: 'Média dos {days} dias publicados de {from} a {to}',
    markup: 'Com uma margem de',
    metal: 'Só o valor do metal, ao preço de referência; não é o preço de uma loja',
    molarMass: 'É só aritmética, não um conselho médico; massa molar:',
    ratesOf: 'Cotações de',
    unreadable: 'Não dá para ler as cotações:',
  },
  rateTypes,
};
