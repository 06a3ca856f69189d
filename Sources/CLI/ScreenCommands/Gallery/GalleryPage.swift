import ScreenComparison

/// The page of a gallery, with a section for each preview that contains its pictures side by side. Its files are in
/// Resources.
struct GalleryPage {
  struct Picture {
    let file: String
    let device: String
    /// The look, such as "light, text size AX3".
    let look: String
    let isDark: Bool
    /// The width in pixels.
    let width: Int
    let height: Int
    /// The scale in pixels per point.
    let scale: Double
  }

  struct Section {
    let title: String
    let source: String
    /// The reason for missing or empty pictures.
    let failure: String?
    /// The reason for which content may be missing.
    let pending: String?
    let pictures: [Picture]
  }

  let sections: [Section]

  /// The minimum width of a screen, which is less than that of any device, in points.
  private static let leastScreenWidth = 300.0

  var html: String {
    let contents = sections.enumerated().map {
      "<div><a href=\"#p\($0)\">\(MarkupText.escaped($1.title))</a></div>"
    }
    return PageTemplate(PackageResources.gallery_html).filled(with: [
      "style": String(decoding: PackageResources.gallery_css, as: UTF8.self),
      "script": String(decoding: PackageResources.gallery_js, as: UTF8.self),
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
    // Screens are displayed at half their size in points, so that several fit side by side, and small views at their
    // own size. A click displays every pixel.
    let points = Double(picture.width) / picture.scale
    let width = max(Int((points < Self.leastScreenWidth ? points : points / 2).rounded()), 1)
    return PageTemplate(PackageResources.figure_html).filled(with: [
      "style": picture.isDark ? "dark" : "light", "file": picture.file, "width": "\(width)",
      "title": MarkupText.escaped(title), "device": MarkupText.escaped(picture.device), "look": picture.look,
    ])
  }
}
