// The trunk of a net in SIMD: 3 x 3 convolutions over boards of f32 channels. Addresses are in bytes, places are
// squares. Boards are padded by one square on all sides and have channels last, so the three squares of a window's row
// are one run of 3 * inputs numbers. src/net/wasm.ts lays out the memory and calls these functions.

/** Grows the memory to at least `bytes`, in full pages. */
export function reserve(bytes: i32): void {
  const pages = (bytes + 65535) >>> 16;
  const missing = pages - memory.size();
  if (missing > 0) memory.grow(missing);
}

/**
 * For each of `count` places (a multiple of 4): bias + window * weights, plus the old value if `residual`, then relu if
 * `relu`. Reads around `places`, writes to `targets`. `weights` are ordered by 8 outputs, window row, column, input,
 * output.
 */
export function convolve(
  from: usize,
  to: usize,
  weights: usize,
  bias: usize,
  places: usize,
  targets: usize,
  count: i32,
  width: i32,
  inputs: i32,
  outputs: i32,
  residual: bool,
  relu: bool,
): void {
  const line = width * inputs * 4;
  const run = 3 * inputs;
  const zero = f32x4.splat(0);
  for (let output = 0; output < outputs; output += 8) {
    const low = v128.load(bias + output * 4);
    const high = v128.load(bias + output * 4, 16);
    const block = weights + output * inputs * 36;
    for (let i = 0; i < count; i += 4) {
      const corner = from - line - inputs * 4;
      let a = corner + load<i32>(places + i * 4) * inputs * 4;
      let b = corner + load<i32>(places + i * 4, 4) * inputs * 4;
      let c = corner + load<i32>(places + i * 4, 8) * inputs * 4;
      let d = corner + load<i32>(places + i * 4, 12) * inputs * 4;
      let a0 = low, a1 = high, b0 = low, b1 = high, c0 = low, c1 = high, d0 = low, d1 = high;
      if (residual) {
        const own = line + inputs * 4 + output * 4;
        a0 = f32x4.add(a0, v128.load(a + own));
        a1 = f32x4.add(a1, v128.load(a + own, 16));
        b0 = f32x4.add(b0, v128.load(b + own));
        b1 = f32x4.add(b1, v128.load(b + own, 16));
        c0 = f32x4.add(c0, v128.load(c + own));
        c1 = f32x4.add(c1, v128.load(c + own, 16));
        d0 = f32x4.add(d0, v128.load(d + own));
        d1 = f32x4.add(d1, v128.load(d + own, 16));
      }
      let w = block;
      for (let row = 0; row < 3; row++) {
        for (let n = 0; n < run; n += 2) {
          const at = n * 4;
          const w0 = v128.load(w);
          const w1 = v128.load(w, 16);
          let x = v128.load_splat<f32>(a + at);
          a0 = f32x4.add(a0, f32x4.mul(x, w0));
          a1 = f32x4.add(a1, f32x4.mul(x, w1));
          x = v128.load_splat<f32>(b + at);
          b0 = f32x4.add(b0, f32x4.mul(x, w0));
          b1 = f32x4.add(b1, f32x4.mul(x, w1));
          x = v128.load_splat<f32>(c + at);
          c0 = f32x4.add(c0, f32x4.mul(x, w0));
          c1 = f32x4.add(c1, f32x4.mul(x, w1));
          x = v128.load_splat<f32>(d + at);
          d0 = f32x4.add(d0, f32x4.mul(x, w0));
          d1 = f32x4.add(d1, f32x4.mul(x, w1));
          const w2 = v128.load(w, 32);
          const w3 = v128.load(w, 48);
          x = v128.load_splat<f32>(a + at, 4);
          a0 = f32x4.add(a0, f32x4.mul(x, w2));
          a1 = f32x4.add(a1, f32x4.mul(x, w3));
          x = v128.load_splat<f32>(b + at, 4);
          b0 = f32x4.add(b0, f32x4.mul(x, w2));
          b1 = f32x4.add(b1, f32x4.mul(x, w3));
          x = v128.load_splat<f32>(c + at, 4);
          c0 = f32x4.add(c0, f32x4.mul(x, w2));
          c1 = f32x4.add(c1, f32x4.mul(x, w3));
          x = v128.load_splat<f32>(d + at, 4);
          d0 = f32x4.add(d0, f32x4.mul(x, w2));
          d1 = f32x4.add(d1, f32x4.mul(x, w3));
          w += 64;
        }
        a += line;
        b += line;
        c += line;
        d += line;
      }
      if (relu) {
        a0 = f32x4.max(a0, zero);
        a1 = f32x4.max(a1, zero);
        b0 = f32x4.max(b0, zero);
        b1 = f32x4.max(b1, zero);
        c0 = f32x4.max(c0, zero);
        c1 = f32x4.max(c1, zero);
        d0 = f32x4.max(d0, zero);
        d1 = f32x4.max(d1, zero);
      }
      const target = to + output * 4;
      const ta = target + load<i32>(targets + i * 4) * outputs * 4;
      v128.store(ta, a0);
      v128.store(ta, a1, 16);
      const tb = target + load<i32>(targets + i * 4, 4) * outputs * 4;
      v128.store(tb, b0);
      v128.store(tb, b1, 16);
      const tc = target + load<i32>(targets + i * 4, 8) * outputs * 4;
      v128.store(tc, c0);
      v128.store(tc, c1, 16);
      const td = target + load<i32>(targets + i * 4, 12) * outputs * 4;
      v128.store(td, d0);
      v128.store(td, d1, 16);
    }
  }
}

/** Copies the planes of one board (plane after plane) to a padded board, channels last, `room` numbers per square. */
export function place(planes: usize, padded: usize, rows: i32, columns: i32, inputs: i32, room: i32): void {
  const cells = rows * columns;
  let cell = 0;
  for (let row = 1; row <= rows; row++) {
    let to = padded + (row * (columns + 2) + 1) * room * 4;
    for (let column = 0; column < columns; column++, cell++, to += room * 4) {
      for (let plane = 0; plane < inputs; plane++)
        store<f32>(to + plane * 4, load<f32>(planes + (plane * cells + cell) * 4));
    }
  }
}

/**
 * The first layer of a board that differs little from another: the sums of the other board, corrected around each
 * number that differs. `weights` are ordered by window row, column, input, output. Boards are padded and `wide` squares
 * wide.
 */
export function correct(
  planes: usize,
  like: usize,
  sums: usize,
  likeSums: usize,
  weights: usize,
  rows: i32,
  columns: i32,
  inputs: i32,
  outputs: i32,
): void {
  const width = columns + 2;
  const cells = rows * columns;
  memory.copy(sums, likeSums, width * (rows + 2) * outputs * 4);
  for (let plane = 0; plane < inputs; plane++) {
    for (let cell = 0; cell < cells; cell++) {
      const at = (plane * cells + cell) * 4;
      const change = load<f32>(planes + at) - load<f32>(like + at);
      if (change == 0) continue;
      const by = f32x4.splat(change);
      const row = cell / columns + 1;
      const column = cell % columns + 1;
      for (let y = -1; y <= 1; y++) {
        const r = row + y;
        if (r < 1 || r > rows) continue;
        for (let x = -1; x <= 1; x++) {
          const c = column + x;
          if (c < 1 || c > columns) continue;
          const w = weights + (((1 - y) * 3 + 1 - x) * inputs + plane) * outputs * 4;
          const s = sums + (r * width + c) * outputs * 4;
          for (let o = 0; o < outputs * 4; o += 16)
            v128.store(s + o, f32x4.add(v128.load(s + o), f32x4.mul(by, v128.load(w + o))));
        }
      }
    }
  }
}

/** Relu: copies the maximum of each number and 0 from one memory range to another. */
export function rectify(from: usize, to: usize, bytes: i32): void {
  const zero = f32x4.splat(0);
  for (let at = 0; at < bytes; at += 16) v128.store(to + at, f32x4.max(v128.load(from + at), zero));
}
