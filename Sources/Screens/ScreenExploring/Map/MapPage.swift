import Foundation
import ScreenComparison

/// A map as a single page, which a browser can open as a file. Its parts are in Resources.
package struct MapPage {
  private let map: ExploredMap

  package init(_ map: ExploredMap) { self.map = map }

  package func html(title: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = String(decoding: try encoder.encode(map), as: UTF8.self)
    let summary = MapText(map).summary
    return PageTemplate(PackageResources.explore_html).filled(with: [
      "title": MarkupText.escaped("\(title): \(summary)"), "name": MarkupText.escaped(title),
      "summary": MarkupText.escaped(summary), "style": String(decoding: PackageResources.explore_css, as: UTF8.self),
      "script": String(decoding: PackageResources.explore_js, as: UTF8.self), "data": MarkupText.scriptData(data),
    ])
  }
}
