import { lexiconOf } from './words'

/** Countries, and towns that makers write without their country. Folded. */
const UNION =
  'allemagne|germany|deutschland|belgique|belgium|pays bas|netherlands|hollande|luxembourg|italie|italy|italia|espagne|spain|espana|portugal|pologne|poland|polska|roumanie|romania|bulgarie|hongrie|autriche|austria|danemark|denmark|suede|sweden|finlande|finland|irlande|ireland|grece|greece|croatie|slovenie|slovaquie|tchequie|republique tcheque|estonie|lettonie|lituanie|malte|chypre'
const UNION_TOWNS =
  'berlin|hambourg|hamburg|munich|munchen|francfort|frankfurt|cologne|koln|dusseldorf|barcelone|barcelona|madrid|valencia|porto|lisbonne|guimaraes|barcelos|milan|milano|rome|roma|turin|amsterdam|rotterdam|anvers|bruxelles|varsovie|prague|copenhague|stockholm|helsinki|dublin|cluj'
const OUTSIDE =
  'chine|china|prc|rpc|r p c|hong kong|taiwan|vietnam|viet nam|inde|india|bangladesh|pakistan|turquie|turkey|turkiye|thailande|thailand|cambodge|indonesie|indonesia|malaisie|philippines|japon|japan|coree|korea|sri lanka|nepal|birmanie|myanmar|etats unis|usa|united states|canada|mexique|bresil|argentine|perou|colombie|maroc|tunisie|algerie|egypte|madagascar|senegal|cote d ivoire|kenya|afrique du sud|royaume uni|united kingdom|uk|angleterre|suisse|switzerland|norvege|ukraine|russie|serbie|albanie|israel|emirats|dubai|australie|nouvelle zelande|asie|ethiopie|guatemala|costa rica|honduras|nicaragua|equateur|bolivie|chili|uruguay|paraguay|cuba|haiti|rwanda|burundi|ouganda|tanzanie|ghana|cameroun|togo|benin|burkina|nigeria|mozambique|zambie|zimbabwe|namibie|comores|yemen|iran|irak|liban|syrie|armenie|azerbaidjan|ouzbekistan|kazakhstan|kirghizistan|mongolie|laos|bhoutan|singapour|bosnie|macedoine|moldavie|bielorussie|montenegro'
const OUTSIDE_TOWNS =
  'shenzhen|yangjiang|shaoxing|yangzhou|jinhua|taizhou|huizhou|jiangmen|nantong|changzhou|gaziantep|konya|ho chi minh|haiphong|bangalore|chennai|agra|moradabad|guangzhou|guangdong|yiwu|ningbo|dongguan|hangzhou|shanghai|pekin|beijing|foshan|wenzhou|shantou|xiamen|fujian|zhejiang|jiangsu|jiangxi|jingdezhen|hunan|hebei|qingdao|tianjin|suzhou|zhongshan|kowloon|taipei|taichung|tainan|hanoi|saigon|istanbul|izmir|denizli|bursa|ankara|delhi|mumbai|bombay|jaipur|calcutta|dhaka|gazipur|karachi|lahore|sialkot|bangkok|jakarta|tokyo|osaka|seoul|casablanca|marrakech|fes|tunis|monastir|sfax|sousse|londres|london|manchester|new york|los angeles|san francisco|zurich|geneve|panipat|morioka|colombo|negombo|ludhiana|tiruppur|tirupur|coimbatore|varanasi|kolkata|ahmedabad|kanpur|huzhou|nanjing|chengdu|chongqing|wuhan|hefei|zhuhai|fuzhou|quanzhou|chaozhou|linyi|yantai|dalian|nagoya|kyoto|hiroshima|sakai|shizuoka|fukui|takayama|kobe|busan|kaohsiung|chiang mai|phnom penh|bandung|surabaya|kathmandu|katmandou|addis abeba|nairobi|antananarivo|tanger|agadir|nabeul|essaouira|lima|bogota|medellin|oaxaca|sao paulo|kiev|belgrade|tirana|tbilissi|dakar|abidjan|le caire'
const FORMS_ABROAD =
  'gmbh|ltd|limited|llc|inc|corp|pvt|srl|lda|ltda|sp z o|sl|bv|nv|aps|oy|ab|s r o|d o o|ag|plc|pte|jsc|eood'

const lines = (list: string) => list.split('|').join('\n')

const FOREIGN = {
  union: lines(`${UNION}|${UNION_TOWNS}`),
  outside: lines(`${OUTSIDE}|${OUTSIDE_TOWNS}`),
  formAbroad: lines(FORMS_ABROAD),
}

export type Abroad = keyof typeof FOREIGN
export const ABROAD = lexiconOf<Abroad>(FOREIGN)
