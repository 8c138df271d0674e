import { composeMunicipality, fold, readMunicipality } from '@preventivo/italian';

/**
 * Reads a municipality of another back end as 'NAME (PV)', also where its province is written out: 'Milano (Milano)'. A
 * text without a province stays as it is: other municipalities may have the same name.
 */
export function savedMunicipality(text: string): string {
  const [, name = '', province = ''] =
    /^([^()[\]]+)[([]([^()[\]]{3,60})[)\]]\s*$/.exec(text.slice(0, 100)) ?? [];
  const code = codes.get(fold(province.replace(officeOf, '')));
  return code
    ? composeMunicipality({ name: name.trim().toUpperCase(), province: code })
    : readMunicipality(text);
}

const officeOf = /^\s*(?:provincia|prov\.?|citt[aà] metropolitana)\s+(?:di\s+|dell[ao']\s*)?/i;

/** The provinces of today: each code, then its name and what people call it, without blanks and accents. */
const provinces =
  'AG AGRIGENTO,AL ALESSANDRIA,AN ANCONA,AO VALLEDAOSTA VALLEEDAOSTE AOSTA,AP ASCOLIPICENO,AQ LAQUILA,AR AREZZO,' +
  'AT ASTI,AV AVELLINO,BA BARI,BG BERGAMO,BI BIELLA,BL BELLUNO,BN BENEVENTO,BO BOLOGNA,BR BRINDISI,BS BRESCIA,' +
  'BT BARLETTAANDRIATRANI BARLETTA ANDRIA TRANI,BZ BOLZANO BOZEN,CA CAGLIARI,CB CAMPOBASSO,CE CASERTA,CH CHIETI,' +
  'CI SULCISIGLESIENTE,CL CALTANISSETTA,CN CUNEO,CO COMO,CR CREMONA,CS COSENZA,CT CATANIA,CZ CATANZARO,EN ENNA,' +
  'FC FORLICESENA FORLI CESENA,FE FERRARA,FG FOGGIA,FI FIRENZE,FM FERMO,FR FROSINONE,GE GENOVA,GO GORIZIA,' +
  'GR GROSSETO,IM IMPERIA,IS ISERNIA,KR CROTONE,LC LECCO,LE LECCE,LI LIVORNO,LO LODI,LT LATINA,LU LUCCA,' +
  'MB MONZAEDELLABRIANZA MONZABRIANZA MONZAEBRIANZA MONZA,MC MACERATA,ME MESSINA,MI MILANO,MN MANTOVA,MO MODENA,' +
  'MS MASSACARRARA MASSA CARRARA,MT MATERA,NA NAPOLI,NO NOVARA,NU NUORO,OG OGLIASTRA,OR ORISTANO,' +
  'OT GALLURANORDESTSARDEGNA,PA PALERMO,PC PIACENZA,PD PADOVA,PE PESCARA,PG PERUGIA,PI PISA,PN PORDENONE,PO PRATO,' +
  'PR PARMA,PT PISTOIA,PU PESAROEURBINO PESARO URBINO,PV PAVIA,PZ POTENZA,RA RAVENNA,' +
  'RC REGGIOCALABRIA REGGIODICALABRIA,RE REGGIONELLEMILIA REGGIOEMILIA,RG RAGUSA,RI RIETI,RM ROMA,RN RIMINI,' +
  'RO ROVIGO,SA SALERNO,SI SIENA,SO SONDRIO,SP LASPEZIA,SR SIRACUSA,SS SASSARI,SV SAVONA,TA TARANTO,TE TERAMO,' +
  'TN TRENTO,TO TORINO,TP TRAPANI,TR TERNI,TS TRIESTE,TV TREVISO,UD UDINE,VA VARESE,' +
  'VB VERBANOCUSIOOSSOLA VERBANIA,VC VERCELLI,VE VENEZIA,VI VICENZA,VR VERONA,VS MEDIOCAMPIDANO,VT VITERBO,' +
  'VV VIBOVALENTIA';

const codes = new Map(
  provinces.split(',').flatMap((province) => {
    const [code = '', ...names] = province.split(' ');
    return names.map((name) => [name, code] as const);
  }),
);
