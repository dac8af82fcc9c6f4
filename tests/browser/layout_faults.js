// Everything is measured as it is drawn: text by the boxes of its lines, a control by its own box. Cards in hand overlap
// by design, so of a card only its strip counts, which is the box of its button.
async () => {
  // After a change of size the hand and the bars measure their room and lie right some frames later: three must be alike.
  const lie = () => [...document.querySelectorAll('.strip, .btn, .app')].map((one) => Object.values(one.getBoundingClientRect().toJSON()).join()).join(';');
  for (let alike = 0, before = '', frame = 0; alike < 3 && frame < 60; frame += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const now = lie();
    alike = now === before ? alike + 1 : 0;
    before = now;
  }
  const SMALLEST = 24, TINY_PX = 12, CLOSE_PX = 2;
  const faults = new Set();
  const wide = document.documentElement.clientWidth;
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const name = (element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !/^(s|svelte)-/.test(one)).join('.')} "${words.slice(0, 40)}"`;
  };
  const hidden = (element) => {
    for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return true;
    return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const over = document.scrollingElement.scrollWidth - wide;
  if (over > 0) faults.add(`the page is ${over} px too wide`);
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (!['auto', 'scroll'].includes(getComputedStyle(element).overflowX)) continue;
    const more = element.scrollWidth - element.clientWidth;
    if (more > 1 && element.clientWidth > 0 && !hidden(element)) faults.add(`scrolls sideways by ${more} px: ${name(element)}`);
  }

  // A name may end in an ellipsis where some label on the screen has the whole of it.
  const labels = new Set();
  for (const one of root.querySelectorAll('[title], [aria-label]')) labels.add(one.title).add(one.getAttribute('aria-label'));
  // What sticks to an edge of the window lies over what scrolls below it.
  const sticks = (element) => {
    for (let at = element; at && at !== root; at = at.parentElement) {
      if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  };

  // Text: each line lies on the page, in every box that would cut it, and in the frame that is drawn round it.
  const lines = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest('svg, option, script, style, [data-unaudited]') || hidden(holder)) continue;
    if (parseFloat(getComputedStyle(holder).fontSize) < TINY_PX) faults.add(`text below ${TINY_PX} px: ${name(holder)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (width < 1) continue;
      const line = { left, right, top, bottom };
      let framed = false;
      for (let box = holder; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (['inline', 'contents'].includes(style.display)) continue;
        const edge = box.getBoundingClientRect();
        if (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible') {
          if (box.scrollWidth > box.clientWidth && !labels.has(box.textContent.trim().replace(/\s+/g, ' '))) faults.add(`ends in an ellipsis: ${name(box)}`);
          line.left = Math.max(line.left, edge.left);
          line.right = Math.min(line.right, edge.right);
        }
        const across = Math.max(edge.left - line.left, line.right - edge.right);
        const down = Math.max(edge.top - line.top, line.bottom - edge.bottom);
        if (style.overflowX !== 'visible' && across > 1) faults.add(`cut by ${Math.round(across)} px at ${name(box)}: ${name(holder)}`);
        if (['hidden', 'clip'].includes(style.overflowY) && down > 4) faults.add(`cut above or below at ${name(box)}: ${name(holder)}`);
        const drawn = parseFloat(style.borderTopWidth) > 0 || !/^rgba\(.*, 0\)$/.test(style.backgroundColor);
        if (drawn && !framed) {
          framed = true;
          if (box.matches('.btn') && down > -CLOSE_PX) faults.add(`touches the frame of ${name(box)}`);
          if (across > 1) faults.add(`spills ${Math.round(across)} px out of ${name(box)}: ${name(holder)}`);
        }
      }
      if (line.left < -0.5 || line.right > wide + 0.5) faults.add(`beside the page: ${name(holder)}`);
      if (line.right - line.left > 1) lines.push({ holder, line });
    }
  }
  // A hint in an empty field is text as well: 4.5 to 1 against what the field is filled with.
  const channels = (colour) => colour.match(/[\d.]+/g).slice(0, 3).map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  const light = (colour) => channels(colour).reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0.05);
  for (const field of root.querySelectorAll('input[placeholder]')) {
    const [hint, ground] = [light(getComputedStyle(field, '::placeholder').color), light(getComputedStyle(field).backgroundColor)];
    const ratio = Math.max(hint, ground) / Math.min(hint, ground);
    if (field.placeholder && ratio < 4.5) faults.add(`a hint of ${ratio.toFixed(1)} to 1: ${name(field)}`);
  }
  // The index of a card in hand is what is read of it: the next card lies beyond it.
  for (const strip of root.querySelectorAll('.hand .strip')) {
    const index = strip.querySelector('.rank');
    // Half a stroke lies outside the box of a path: 2.6 of the 100 units of a card.
    const right = index && index.getBoundingClientRect().right + 0.026 * index.ownerSVGElement.clientWidth;
    if (right > strip.getBoundingClientRect().right + 1) faults.add(`its index lies under the next card: ${name(strip)}`);
  }
  // Buttons that belong together fill their last row as they fill the others.
  for (const group of root.querySelectorAll('.go')) {
    const rows = new Map();
    for (const one of group.children) {
      const { top, right, width } = one.getBoundingClientRect();
      if (width > 0) rows.set(Math.round(top / 8), Math.max(right, rows.get(Math.round(top / 8)) ?? 0));
    }
    const ends = [...rows.values()];
    if (Math.max(...ends) - (ends.at(-1) ?? 0) > 24) faults.add(`a hole in the last row: ${name(group)}`);
  }
  // What is to be done next is in the window without scrolling, wherever the game itself waits for it.
  if (root === document.body && scrollY === 0) {
    for (const action of root.querySelectorAll(':is(.home, .start, .choose, .decide, .exchange, .result, .final) .btn.main')) {
      if (action.getBoundingClientRect().bottom > innerHeight + 0.5) faults.add(`below the window: ${name(action)}`);
    }
  }
  // Text on text: lines of different elements that share more than the room between lines.
  lines.forEach((one, place) => {
    for (const other of lines.slice(place + 1)) {
      if (one.holder === other.holder || one.holder.contains(other.holder) || other.holder.contains(one.holder)) continue;
      const across = Math.min(one.line.right, other.line.right) - Math.max(one.line.left, other.line.left);
      const down = Math.min(one.line.bottom, other.line.bottom) - Math.max(one.line.top, other.line.top);
      if (across > 2 && down > 5 && sticks(one.holder) === sticks(other.holder)) faults.add(`lies on other text: ${name(one.holder)} and ${name(other.holder)}`);
    }
  });

  // Controls: large enough to hit, none on another, none under something else.
  const CONTROLS = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=slider]';
  // What a label says is pressed with it.
  const target = (control) => (control.matches('[type=checkbox], [type=radio], [type=file]') && control.closest('label')) || control;
  const pen = document.createElement('canvas').getContext('2d');
  const boxes = [];
  for (const control of root.querySelectorAll(CONTROLS)) {
    if (hidden(target(control))) continue;
    const box = target(control).getBoundingClientRect();
    if (box.width === 0) continue;
    // A link within a sentence is exempt (WCAG 2.5.8); in a list of its own it is not.
    const inSentence = control.matches('a') && getComputedStyle(control).display === 'inline' && control.parentElement.textContent.trim() !== control.textContent.trim();
    if (!inSentence && (box.width < SMALLEST - 0.1 || box.height < SMALLEST - 0.1)) faults.add(`a target of ${box.width.toFixed(1)} × ${box.height.toFixed(1)} px: ${name(control)}`);
    if (box.left < -0.5 || box.right > wide + 0.5) faults.add(`beside the page: ${name(control)}`);
    boxes.push({ control, box });
    // A control lies in the frame that is drawn round it, and a list shows the whole of what is chosen.
    let frame = control.parentElement;
    while (frame !== root && frame.parentElement && parseFloat(getComputedStyle(frame).borderLeftWidth) === 0) frame = frame.parentElement;
    const edge = frame.getBoundingClientRect();
    if (edge.width > 0 && Math.max(edge.left - box.left, box.right - edge.right) > 1) faults.add(`lies beside its frame ${name(frame)}: ${name(control)}`);
    if (control.matches('select')) {
      const style = getComputedStyle(control);
      pen.font = style.font;
      const room = control.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const words = control.selectedOptions[0]?.textContent.trim() ?? '';
      if (pen.measureText(words).width > room + 1) faults.add(`cut in its list: "${words}"`);
    }
  }
  boxes.forEach(({ control, box }, place) => {
    for (const { control: other, box: its } of boxes.slice(place + 1)) {
      if (control.contains(other) || other.contains(control)) continue;
      if (control.closest('.hand') && other.closest('.hand')) continue;
      if (sticks(control) !== sticks(other)) continue;
      const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (across > 1 && down > 1) faults.add(`overlaps by ${Math.round(across)} × ${Math.round(down)} px: ${name(control)} and ${name(other)}`);
    }
    const [x, y] = [box.left + Math.min(box.width / 2, 12), box.top + box.height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return;
    const hit = document.elementFromPoint(x, y);
    const near = target(control);
    if (hit && !near.contains(hit) && !hit.contains(near) && sticks(hit) === sticks(control)) faults.add(`under ${name(hit)}: ${name(control)}`);
  });

  // What is to be seen in one view (`.app`) lies between the bars that stick to the edges of the window; of a page that
  // scrolls, nothing stays under a bar for ever. A card that nobody may press counts by its own box.
  if (root === document.body) {
    const [x, y] = [scrollX, scrollY];
    scrollTo({ left: 0, top: 0, behavior: 'instant' });
    // What others ask lies over the table until it is answered.
    const bars = [...root.querySelectorAll('*')].filter((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position) && !hidden(one) && !one.matches('.asking'));
    const things = [...new Set(lines.map(({ holder }) => holder)), ...boxes.map(({ control }) => control), ...root.querySelectorAll('[data-card]')];
    for (const bar of bars) {
      const edge = bar.getBoundingClientRect();
      const clings = edge.bottom >= innerHeight - 1 && edge.height < innerHeight / 2;
      for (const thing of things) {
        if (bar.contains(thing) || thing.contains(bar) || bars.some((other) => other !== bar && other.contains(thing))) continue;
        const box = thing.getBoundingClientRect();
        const across = Math.min(box.right, edge.right) - Math.max(box.left, edge.left);
        const down = Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top);
        if (across <= 2 || down <= 2) continue;
        const stays = getComputedStyle(bar).position === 'fixed' && box.bottom > document.scrollingElement.scrollHeight - edge.height + 2;
        if (thing.closest('.app') || stays || !clings) faults.add(`${Math.round(down)} px below the bar ${name(bar)}: ${name(thing)}`);
      }
    }
    scrollTo({ left: x, top: y, behavior: 'instant' });
  }
  return [...faults];
}
