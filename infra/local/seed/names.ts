import type { Gender } from '#shared/model/profile.ts'

/** First names by year of birth: from 1990, from 1973 to 1989, before 1973. */
type Generations = readonly [young: string, middle: string, older: string]

const lists: Record<'nl' | 'nlBE' | 'fr' | 'de', Record<Gender, Generations>> = {
  nl: {
    female: [
      'Sanne Lotte Anouk Lisa Iris Fleur Eva Julia Femke Roos Maud Noa Isa Romy Amber Britt Demi Jill Lieke Merel Nina Puck Sterre Tess Yara Zoë Naomi Dewi Samira Esra',
      'Marieke Linda Kim Esther Wendy Ellen Suzanne Manon Daphne Karin Petra Miranda Judith Annemiek Nathalie Chantal Ilse Mirjam Saskia Bianca Nienke Jolanda Tamara Danielle Hanneke',
      'Ria Marijke Ingrid Anneke Wil Truus Hennie Margriet Yvonne Carla Joke Thea Els Marja Ineke Corrie Loes Hetty Nel Greet',
    ],
    male: [
      'Daan Sem Thijs Bram Lars Niels Jesse Ruben Tim Sander Stijn Luuk Finn Joost Wouter Koen Max Rick Tom Jelle Teun Mats Bas Yusuf Milan Floris Gijs Kevin Robin Joris',
      'Jeroen Mark Dennis Erik Marcel Patrick Richard Martijn Arjan Michel Bart Ronald Edwin Vincent Remco Pieter Sjoerd Maarten Robert Ramon Danny Frank Gerben Roel Wilco',
      'Henk Jan Piet Kees Gerard Ton Wim Hans Theo Rob Ruud Cor Jos Fred Peter Bert Harry Willem Leo Ad',
    ],
  },
  nlBE: {
    female: [
      'Elise Lore Hanne Emma Marie Julie Laura Charlotte Jolien Fien Axelle Louise Amber Febe',
      'Katrien Sofie Els Griet Veerle Leen Ann Kathleen Nele Liesbeth Tine Inge',
      'Lieve Rita Godelieve Hilde Chris Martine Viviane Linda',
    ],
    male: [
      'Jonas Wout Seppe Lander Arne Robbe Jef Senne Simon Brecht Mathias Thibau Lowie Kobe',
      'Kristof Wim Koen Pieter Steven Bart Filip Geert Davy Jurgen Tom Stijn',
      'Luc Dirk Marc Johan Guy Rudy Eddy Patrick',
    ],
  },
  fr: {
    female: [
      'Chloé Manon Camille Léa Inès Élise Zoé Clara Pauline Margaux',
      'Céline Sophie Aurélie Nathalie Virginie Sandrine Delphine Caroline',
      'Martine Françoise Brigitte Monique Anne-Marie Danielle',
    ],
    male: [
      'Hugo Louis Théo Nathan Maxime Antoine Julien Romain Bastien Quentin',
      'Olivier Christophe Laurent Stéphane Frédéric Benoît Cédric Nicolas',
      'Philippe Michel Alain Jean-Luc Thierry Bernard',
    ],
  },
  de: {
    female: [
      'Lena Hannah Lea Marie Sophie Johanna Laura Paula Clara Jana Franziska Theresa Merle Nele Aylin',
      'Katrin Sandra Nicole Stefanie Tanja Julia Melanie Anja Christina Nadine Silke Yvonne',
      'Petra Sabine Monika Birgit Karin Ute Angelika Renate Gabi Heike',
    ],
    male: [
      'Lukas Jonas Leon Felix Max Moritz Niklas Jannik Simon David Tobias Philipp Fabian Emre Henrik',
      'Stefan Michael Christian Andreas Sven Markus Thorsten Oliver Matthias Daniel Marco Jens',
      'Thomas Klaus Wolfgang Jürgen Bernd Uwe Ralf Dieter Manfred Holger',
    ],
  },
}

export type NameStock = keyof typeof lists

export const firstNames = (stock: NameStock, gender: Gender, birthYear: number): string[] =>
  lists[stock][gender][birthYear >= 1990 ? 0 : birthYear >= 1973 ? 1 : 2].split(' ')

/** Nicknames of members who do not use their own name. */
export const nicknames: Record<'nl' | 'fr' | 'de', string> = {
  nl: 'Zeewind Zonnekind Fietsmaat Buitenmens Koffietijd Boswandeling Nachtuil Zilverling Strandloper Levensgenieter Avondrood Dromer Kustlicht Vuurtoren Muzieknoot Waterman Duinroos Lachebek Zomeravond Vrijbuiter',
  fr: 'Petitsoleil Ventdunord Mistral Luciole Promeneur Cinephile',
  de: 'Wanderlust Nordlicht Sonnenblume Seefahrer Abendrot Weltenbummler Waldkauz Kaffeetante Lebensfroh Isarkind',
}
