/** What people also write around a question in Portuguese. */
export const chatWords: string =
  'viagem dao dar deu rodar qual quais esta estao este essa esse isso isto aquele me quero queria gostaria preciso vale valem valendo contem fica ficam da dao faz fazem cabem cabe quantidade uns umas se como pesa pesam mede medem ' +
  'pode podem poderia podia comprar favor porfavor pf pfv pfvr oi ola opa bom boa olha entao tipo saber diga diz dizer fala falar responde ' +
  'obrigado obrigada obg vlw valeu usando converta-me transformar transforma transforme alto altura comprido largo comprei eu meu minha voce vc alguem ' +
  'exatamente aproximadamente tenho pois ajuda conversor conversao calculadora calcular calcule calcula equivalencia equivalente ' +
  'cotacao cambio moeda moedas forno unidade unidades medir pesar mostra mostre mostrar seria seriam agora atual hoje custa custam custou sai preco valor tipo taxa dinheiro ' +
  'tv televisao televisor tela monitor altitude profundidade pressao cilindrada temperatura velocidade chuva neve limite ' +
  'sabe sabes corresponderia equivaleria equivaleriam representa';
