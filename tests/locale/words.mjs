// Says what stands on the input as the browser says it: {language, sources, names, says}, all JSON.

import { Catalogue } from '../../web/src/lib/catalogue.ts'
import { Words } from '../../web/src/lib/words.ts'

let input = ''
process.stdin.setEncoding('utf8')  // a letter may lie across two parts
for await (const part of process.stdin) input += part
const { language, sources, names, says } = JSON.parse(input)
const words = new Words(new Catalogue(language, sources), names)
console.log(JSON.stringify(says.map((say) => words.say(say))))
