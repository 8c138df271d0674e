type Pixel = readonly [red: number, green: number, blue: number];

/** The WCAG contrast ratio of two CSS colours, 1 to 21. Any notation the browser knows; see-through ones count as on white. */
export function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(pixel(one)), luminance(pixel(other))].sort(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** What the browser paints for a colour. */
function pixel(color: string): Pixel {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) return [255, 255, 255];
  for (const paint of ['#fff', color]) {
    brush.fillStyle = paint;
    brush.fillRect(0, 0, 1, 1);
  }
  const [red = 255, green = 255, blue = 255] = brush.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function luminance([red, green, blue]: Pixel): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
