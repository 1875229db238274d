const traditional =
	'萬億個點佔較時為與達間來於總計額減漲長幾價銷營業費頃數據資產運濟東華歐單號佈區發類項變動別務軟體設備結餘順進賣買貿銀貸國內縣鄉鎮農員學紀錄實際預測將會從當鋼鐵礦氣電車輛線約團隊場廠紙鈔兩雙條種樣級層過則開關門應該還須職飯館戶階歲齡';
const simple =
	'万亿个点占较时为与达间来于总计额减涨长几价销营业费顷数据资产运济东华欧单号布区发类项变动别务软体设备结余顺进卖买贸银贷国内县乡镇农员学纪录实际预测将会从当钢铁矿气电车辆线约团队场厂纸钞两双条种样级层过则开关门应该还须职饭馆户阶岁龄';
const simpleOf = new Map([...traditional].map((char, at) => [char, simple.charAt(at)]));
const isTraditional = new RegExp(`[${traditional}]`, 'gu');

/**
 * A text with the characters that word lists are made of in their simplified form, each in its place: what is written in
 * traditional characters is read by the same words.
 */
export function simplified(text: string): string {
	return text.replace(isTraditional, (char) => simpleOf.get(char) ?? char);
}
