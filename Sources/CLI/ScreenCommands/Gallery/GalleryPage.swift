import ScreenComparison

/// The page of a gallery: a section for each preview, with its pictures side by side. Its files are in Resources.
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
    /// Why there are no pictures, or nothing on them.
    let failure: String?
    /// Why content may be missing.
    let pending: String?
    let pictures: [Picture]
  }

  let sections: [Section]

  /// Narrower than any screen, in points.
  private static let leastScreenWidth = 300.0

  var html: String {
    let contents = sections.enumerated().map { "<a href=\"#p\($0)\">\(MarkupText.escaped($1.title))</a><br>" }
    return PageTemplate(PackageResources.gallery_html).filled(with: [
      "style": String(decoding: PackageResources.gallery_css, as: UTF8.self),
      "contents": contents.joined(separator: "\n"),
      "sections": sections.enumerated().map { html(of: $1, number: $0) }.joined(separator: "\n"),
    ])
  }

  private func html(of section: Section, number: Int) -> String {
    PageTemplate(PackageResources.section_html).filled(with: [
      "number": "\(number)", "title": MarkupText.escaped(section.title), "source": MarkupText.escaped(section.source),
      "failure": (section.failure.map { "<p>Not drawn: \(MarkupText.escaped($0))</p>" } ?? "")
        + (section.pending.map { "<p>Pending: \(MarkupText.escaped($0))</p>" } ?? ""),
      "figures": section.pictures.map { html(of: $0, titled: section.title) }.joined(separator: "\n"),
    ])
  }

  private func html(of picture: Picture, titled title: String) -> String {
    // Screens are shown at half their size in points, so that phones stand side by side, small views at their own; a
    // click shows every pixel.
    let points = Double(picture.width) / picture.scale
    let width = max(Int((points < Self.leastScreenWidth ? points : points / 2).rounded()), 1)
    return PageTemplate(PackageResources.figure_html).filled(with: [
      "style": picture.isDark ? "dark" : "light", "file": picture.file, "width": "\(width)",
      "title": MarkupText.escaped(title), "device": MarkupText.escaped(picture.device), "look": picture.look,
    ])
  }
}
