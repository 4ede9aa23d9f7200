/** Towns of a region. The weight is a town's share of the region's members. */
export type Towns = readonly (readonly [town: string, weight: number])[]
export type SeedCountry = 'NL' | 'BE' | 'DE'

export const places: Record<SeedCountry, readonly (readonly [region: string, weight: number, towns: Towns])[]> = {
  NL: [
    [
      'NL-ZH',
      37,
      [
        ['Rotterdam', 9],
        ['Den Haag', 8],
        ['Leiden', 4],
        ['Delft', 3],
        ['Dordrecht', 3],
        ['Zoetermeer', 3],
        ['Gouda', 2],
        ['Alphen aan den Rijn', 2],
      ],
    ],
    [
      'NL-NH',
      29,
      [
        ['Amsterdam', 10],
        ['Haarlem', 4],
        ['Zaandam', 3],
        ['Alkmaar', 3],
        ['Hoorn', 2],
        ['Hilversum', 2],
        ['Amstelveen', 2],
        ['Den Helder', 1],
      ],
    ],
    [
      'NL-NB',
      26,
      [
        ['Eindhoven', 6],
        ['Tilburg', 5],
        ['Breda', 5],
        ["'s-Hertogenbosch", 4],
        ['Helmond', 2],
        ['Oss', 2],
        ['Roosendaal', 2],
        ['Bergen op Zoom', 1],
      ],
    ],
    [
      'NL-GE',
      21,
      [
        ['Nijmegen', 5],
        ['Arnhem', 5],
        ['Apeldoorn', 4],
        ['Ede', 3],
        ['Doetinchem', 2],
        ['Zutphen', 1],
        ['Tiel', 1],
        ['Wageningen', 1],
      ],
    ],
    [
      'NL-UT',
      14,
      [
        ['Utrecht', 8],
        ['Amersfoort', 4],
        ['Nieuwegein', 2],
        ['Veenendaal', 2],
        ['Zeist', 2],
        ['Woerden', 1],
      ],
    ],
    [
      'NL-OV',
      12,
      [
        ['Zwolle', 4],
        ['Enschede', 5],
        ['Deventer', 3],
        ['Almelo', 2],
        ['Hengelo', 2],
        ['Kampen', 1],
      ],
    ],
    [
      'NL-LI',
      11,
      [
        ['Maastricht', 4],
        ['Venlo', 3],
        ['Roermond', 2],
        ['Heerlen', 3],
        ['Sittard', 2],
        ['Weert', 1],
      ],
    ],
    [
      'NL-FR',
      7,
      [
        ['Leeuwarden', 4],
        ['Drachten', 2],
        ['Sneek', 2],
        ['Heerenveen', 2],
        ['Harlingen', 1],
      ],
    ],
    [
      'NL-GR',
      6,
      [
        ['Groningen', 7],
        ['Hoogezand', 1],
        ['Veendam', 1],
        ['Delfzijl', 1],
      ],
    ],
    [
      'NL-DR',
      5,
      [
        ['Assen', 3],
        ['Emmen', 3],
        ['Hoogeveen', 2],
        ['Meppel', 1],
      ],
    ],
    [
      'NL-FL',
      4,
      [
        ['Almere', 6],
        ['Lelystad', 3],
        ['Dronten', 1],
      ],
    ],
    [
      'NL-ZE',
      4,
      [
        ['Middelburg', 3],
        ['Goes', 2],
        ['Vlissingen', 2],
        ['Terneuzen', 2],
        ['Zierikzee', 1],
      ],
    ],
  ],
  BE: [
    [
      'BE-VAN',
      19,
      [
        ['Antwerpen', 8],
        ['Mechelen', 3],
        ['Turnhout', 2],
        ['Lier', 1],
        ['Geel', 1],
      ],
    ],
    [
      'BE-VOV',
      15,
      [
        ['Gent', 7],
        ['Aalst', 3],
        ['Sint-Niklaas', 2],
        ['Oudenaarde', 1],
        ['Dendermonde', 1],
      ],
    ],
    [
      'BE-VBR',
      11,
      [
        ['Leuven', 5],
        ['Vilvoorde', 2],
        ['Tienen', 1],
        ['Halle', 1],
        ['Diest', 1],
      ],
    ],
    [
      'BE-VWV',
      11,
      [
        ['Brugge', 4],
        ['Kortrijk', 3],
        ['Oostende', 3],
        ['Roeselare', 2],
        ['Ieper', 1],
      ],
    ],
    [
      'BE-VLI',
      8,
      [
        ['Hasselt', 4],
        ['Genk', 3],
        ['Tongeren', 1],
        ['Sint-Truiden', 1],
      ],
    ],
    [
      'BE-BRU',
      8,
      [
        ['Brussel', 4],
        ['Schaarbeek', 2],
        ['Elsene', 2],
        ['Ukkel', 1],
      ],
    ],
    [
      'BE-WHT',
      8,
      [
        ['Charleroi', 4],
        ['Mons', 3],
        ['Tournai', 2],
        ['La Louvière', 2],
      ],
    ],
    [
      'BE-WLG',
      8,
      [
        ['Liège', 5],
        ['Verviers', 2],
        ['Seraing', 1],
        ['Eupen', 2],
        ['Sankt Vith', 1],
      ],
    ],
    [
      'BE-WNA',
      4,
      [
        ['Namur', 4],
        ['Dinant', 1],
        ['Ciney', 1],
      ],
    ],
    [
      'BE-WBR',
      3,
      [
        ['Wavre', 2],
        ['Nivelles', 1],
        ['Ottignies', 1],
      ],
    ],
    [
      'BE-WLX',
      2,
      [
        ['Arlon', 2],
        ['Bastogne', 1],
        ['Marche-en-Famenne', 1],
      ],
    ],
  ],
  DE: [
    [
      'DE-NW',
      22,
      [
        ['Köln', 8],
        ['Düsseldorf', 5],
        ['Dortmund', 4],
        ['Essen', 4],
        ['Münster', 4],
        ['Aachen', 3],
        ['Bonn', 3],
        ['Bielefeld', 2],
      ],
    ],
    [
      'DE-BY',
      15,
      [
        ['München', 8],
        ['Nürnberg', 4],
        ['Augsburg', 3],
        ['Regensburg', 2],
        ['Würzburg', 2],
      ],
    ],
    [
      'DE-BW',
      13,
      [
        ['Stuttgart', 5],
        ['Karlsruhe', 3],
        ['Mannheim', 3],
        ['Freiburg', 3],
        ['Heidelberg', 2],
      ],
    ],
    [
      'DE-NI',
      10,
      [
        ['Hannover', 5],
        ['Oldenburg', 3],
        ['Osnabrück', 3],
        ['Braunschweig', 2],
        ['Göttingen', 2],
      ],
    ],
    [
      'DE-HE',
      8,
      [
        ['Frankfurt am Main', 6],
        ['Kassel', 2],
        ['Darmstadt', 2],
        ['Wiesbaden', 2],
      ],
    ],
    [
      'DE-SN',
      5,
      [
        ['Leipzig', 5],
        ['Dresden', 4],
        ['Chemnitz', 2],
      ],
    ],
    ['DE-BE', 6, [['Berlin', 1]]],
    [
      'DE-RP',
      5,
      [
        ['Mainz', 3],
        ['Trier', 2],
        ['Koblenz', 2],
      ],
    ],
    [
      'DE-SH',
      4,
      [
        ['Kiel', 3],
        ['Lübeck', 3],
        ['Flensburg', 1],
      ],
    ],
    ['DE-HH', 4, [['Hamburg', 1]]],
    [
      'DE-BB',
      3,
      [
        ['Potsdam', 3],
        ['Cottbus', 1],
      ],
    ],
    [
      'DE-TH',
      2,
      [
        ['Erfurt', 2],
        ['Jena', 2],
        ['Weimar', 1],
      ],
    ],
    [
      'DE-ST',
      2,
      [
        ['Magdeburg', 2],
        ['Halle (Saale)', 2],
      ],
    ],
    [
      'DE-MV',
      2,
      [
        ['Rostock', 3],
        ['Schwerin', 1],
      ],
    ],
    [
      'DE-HB',
      2,
      [
        ['Bremen', 4],
        ['Bremerhaven', 1],
      ],
    ],
    ['DE-SL', 1, [['Saarbrücken', 1]]],
  ],
}
