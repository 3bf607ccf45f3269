import type { DemoLanguage } from './demoLanguage.ts'

const list = (names: string) => names.split(', ')

/** First names that are common today; generated ones would come from calendars of saints. */
export const givenNames: Readonly<Record<DemoLanguage, readonly string[]>> = {
  fr: list(
    'Camille, Léa, Manon, Chloé, Sarah, Inès, Juliette, Margaux, Pauline, Élodie, Claire, Sophie, Aurélie, Nathalie, Amandine, Thomas, Hugo, Lucas, Antoine, Julien, Nicolas, Maxime, Karim, Mathieu, Yanis, Baptiste, Florian, Romain',
  ),
  en: list(
    'Emily, Charlotte, Olivia, Hannah, Lucy, Sophie, Grace, Jessica, Rebecca, Priya, Aisha, Eleanor, Megan, Rosie, James, Oliver, Tom, Jack, Daniel, Harry, Samuel, Callum, Rhys, Arjun, Ben, Matthew, Alistair, Joe',
  ),
  nl: list(
    'Emma, Louise, Charlotte, Lotte, Julie, Marie, Femke, Nele, Eline, Sofie, Katrien, An, Ellen, Laura, Thomas, Arne, Jonas, Wout, Bram, Pieter, Mathias, Jeroen, Stijn, Koen, Seppe, Yassine, Lander, Robbe',
  ),
  de: list(
    'Anna, Lena, Julia, Katharina, Laura, Hannah, Sophie, Franziska, Johanna, Miriam, Elif, Carolin, Sabine, Theresa, Lukas, Jonas, Felix, Maximilian, Tobias, Florian, Sebastian, Jan, Moritz, Emre, Philipp, Matthias, Niklas, Simon',
  ),
  it: list(
    'Giulia, Chiara, Francesca, Martina, Sara, Elena, Alessia, Valentina, Silvia, Beatrice, Federica, Ilaria, Paola, Serena, Marco, Luca, Andrea, Matteo, Francesco, Alessandro, Davide, Lorenzo, Simone, Stefano, Riccardo, Paolo, Giovanni, Nicola',
  ),
  es: list(
    'Lucía, María, Paula, Marta, Laura, Carmen, Sara, Ana, Elena, Cristina, Irene, Nuria, Alba, Rocío, Pablo, Daniel, Álvaro, Javier, Carlos, Sergio, Diego, Miguel, Jorge, Rubén, Marc, Íñigo, Adrián, Hugo',
  ),
  pt: list(
    'Ana, Maria, Inês, Beatriz, Mariana, Catarina, Sofia, Joana, Rita, Marta, Carolina, Teresa, Filipa, Leonor, João, Pedro, Tiago, Diogo, Miguel, Rui, André, Francisco, Nuno, Ricardo, Gonçalo, Duarte, Vasco, Luís',
  ),
}

/** Family names where generated ones belong to another continent. */
export const familyNames: Readonly<Partial<Record<DemoLanguage, readonly string[]>>> = {
  en: list(
    'Harrison, Bennett, Whitaker, Clarke, Hughes, Patel, Marsh, Fletcher, Thornton, Wright, Khan, Ashworth, Lowe, Pritchard, Barlow, Hartley, Sinclair, Rowe, Campbell, Davies, Okafor, Beaumont, Kirby, Preston',
  ),
  de: list(
    'Schneider, Weber, Wagner, Hoffmann, Schäfer, Bauer, Richter, Wolf, Neumann, Schwarz, Zimmermann, Krüger, Hartmann, Lange, Krause, Lehmann, Köhler, Yilmaz, Vogel, Brandt, Winter, Seidel, Lorenz, Engel',
  ),
  es: list(
    'García, Fernández, López, Sánchez, Martín, Ruiz, Moreno, Navarro, Torres, Serrano, Ramos, Ortega, Castro, Molina, Vidal, Iglesias, Cano, Prieto, Herrera, Aguilar, Soler, Etxeberria, Blanco, Peña',
  ),
}
