import { chromium } from 'playwright-core';
import http from 'node:http'; import fs from 'node:fs'; import path from 'node:path';
const root='/tmp/webdist';
const types={'.html':'text/html','.js':'text/javascript','.css':'text/css','.woff2':'font/woff2','.svg':'image/svg+xml','.json':'application/json','.webmanifest':'application/json'};
const srv=http.createServer((q,r)=>{let p=path.join(root,decodeURIComponent(q.url.split('?')[0]));if(p.endsWith('/'))p+='index.html';fs.readFile(p,(e,b)=>{if(e){r.writeHead(404);r.end();}else{r.writeHead(200,{'content-type':types[path.extname(p)]??'application/octet-stream'});r.end(b);}})}).listen(0);
const url=`http://127.0.0.1:${srv.address().port}/`;
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
for (const [w,h,tag] of [[1280,860,'d'],[390,844,'p']]) for (const g of (process.argv[2]??'break-in,math-rush,mathmasters,addition-mania').split(',')) {
  const ctx=await b.newContext({viewport:{width:w,height:h}}); const page=await ctx.newPage();
  page.on('pageerror',e=>console.log(g,tag,'PAGEERROR',e.message)); page.on('console',m=>{if(m.type()==='error')console.log(g,tag,'console',m.text())});
  try {
  await page.goto(url); await page.waitForTimeout(1500);
  if (g==='numsense'||g==='break-in') await page.screenshot({path:`/tmp/shots/home-${tag}.png`});
  await page.goto(url+`#/play/${g}`); await page.waitForTimeout(1500);
  await page.screenshot({path:`/tmp/shots/${g}-setup-${tag}.png`});
  const start=page.getByRole('button',{name:/start|play|deal/i}).last(); await start.click({timeout:5000}).catch(e=>console.log('no start',e.message.slice(0,80)));
  await page.waitForTimeout(4000);
  const ready=page.getByRole('button',{name:'Ready!'}); if(await ready.count()) {await ready.click(); await page.waitForTimeout(3000);}
  await page.screenshot({path:`/tmp/shots/${g}-${tag}.png`});
  } catch(e){console.log(g,tag,'ERR',e.message.slice(0,200)); await page.screenshot({path:`/tmp/shots/${g}-${tag}.png`});}
  await ctx.close();
}
await b.close(); srv.close();
