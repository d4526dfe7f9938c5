#!/bin/sh
# Cuts the fonts of paper for Chinese and Arabic out of Noto Sans SC and Vazirmatn: the everyday signs only, so that a page
# fetches 1 MB a face and not 10. Vazirmatn has a glyph a letter, so that Arabic text can be copied out of a PDF; fonts that set
# letters together from parts cannot do that. Needs npm and fonttools (`pip install fonttools`). Run it here when the tests say that a sign is missing.
set -eu
cd "$(dirname "$0")"
out=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm pack --silent @expo-google-fonts/noto-sans-sc@0.4.3 @expo-google-fonts/vazirmatn@0.4.1 >/dev/null
for font in noto-sans-sc vazirmatn; do
  mkdir "$font"
  tar -xzf expo-google-fonts-$font-*.tgz -C "$font" --strip-components=1
done

# GB 2312 level 1: the 3755 characters of everyday Chinese. Then names of things in our games, then punctuation.
python3 - >chinese.txt <<'PYTHON'
level1 = [bytes([hi, lo]) for hi in range(0xB0, 0xD8) for lo in range(0xA1, 0xFF)]
print(''.join(b.decode('gb2312', 'ignore') for b in level1))
print('浏猁猞猬筝豚鹭麋')
print('，。、；：？！“”‘’（）《》〈〉【】「」『』—…·￥％＋－＝×÷～＊／')
PYTHON
arabic=U+0020-0021,U+0028-0029,U+002C,U+002E,U+003A,U+00AB,U+00BB,U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+0670,U+0671,U+200C,U+200D

for weight in 400Regular 700Bold; do
  name=$(echo "${weight#???}" | tr '[:upper:]' '[:lower:]')
  pyftsubset noto-sans-sc/$weight/*.ttf --text-file=chinese.txt --layout-features=kern --no-hinting \
    --drop-tables+=vhea,vmtx,VORG,BASE --output-file="$out/noto-sans-sc-$name.ttf"
  pyftsubset vazirmatn/$weight/*.ttf --unicodes=$arabic --layout-features='*' --no-hinting \
    --output-file="$out/vazirmatn-$name.ttf"
done
for font in noto-sans-sc vazirmatn; do
  cp $font/LICENSE_FONT "$out/LICENSE-$font.txt"
done
