/// The page of a gallery: one section a preview, its pictures side by side.
struct GalleryPage {
  struct Picture {
    let file: String
    let device: String
    /// Such as "light, text size AX3".
    let look: String
    let isDark: Bool
    /// Pixels.
    let width: Int
    let height: Int
    /// Pixels per point.
    let scale: Double
  }

  struct Section {
    let title: String
    let source: String
    /// Why there are no pictures.
    let failure: String?
    let pictures: [Picture]
  }

  let sections: [Section]

  /// Narrower than any screen, in points.
  private static let leastScreenWidth = 300.0

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Gallery</title>
    <style>
    :root { color-scheme: light dark; }
    body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem; background: Canvas; color: CanvasText; }
    nav { columns: 16rem; margin-bottom: 2rem; }
    h2 { margin: 2.5rem 0 0; font-size: 1.2rem; }
    .source { color: GrayText; font-size: .85rem; margin: .1rem 0 .8rem; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1.2rem; align-items: flex-end; }
    figure { margin: 0; }
    figcaption { color: GrayText; font-size: .8rem; margin-top: .3rem; }
    img { border: 1px solid color-mix(in srgb, CanvasText 20%, transparent); border-radius: 8px; height: auto; }
    .light img { background: #fff; } .dark img { background: #000; }
    </style>
    </head>
    <body>
    <h1>Gallery</h1>
    <nav>
    \(sections.enumerated().map { "<a href=\"#p\($0.offset)\">\(Self.escaped($0.element.title))</a><br>" }
      .joined(separator: "\n"))
    </nav>
    \(sections.enumerated().map { html(of: $0.element, number: $0.offset) }.joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private func html(of section: Section, number: Int) -> String {
    let figures = section.pictures.map { picture -> String in
      // Screens are shown at half their size in points, so that phones stand side by side, small views at their own;
      // a click shows every pixel.
      let points = Double(picture.width) / picture.scale
      let width = max(Int((points < Self.leastScreenWidth ? points : points / 2).rounded()), 1)
      return """
        <figure class="\(picture.isDark ? "dark" : "light")"><a href="\(picture.file)"><img src="\(picture.file)" width="\(width)" \
        loading="lazy" alt="\(Self.escaped(section.title)) on \(Self.escaped(picture.device)), \(picture.look)"></a>\
        <figcaption>\(Self.escaped(picture.device)), \(picture.look)</figcaption></figure>
        """
    }
    return """
      <section id="p\(number)"><h2>\(Self.escaped(section.title))</h2>
      <p class="source">\(Self.escaped(section.source))</p>
      \(section.failure.map { "<p>Not drawn: \(Self.escaped($0))</p>" } ?? "")<div class="pictures">
      \(figures.joined(separator: "\n"))
      </div></section>
      """
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
