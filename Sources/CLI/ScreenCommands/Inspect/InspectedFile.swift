import Foundation
import InterfaceBuilder
import InterfaceCanvas
import PreviewProtocol
import ToolSupport
import UIKit
import ViewHost

/// The output of `viewcode inspect` for a file, as a JSON object on one line.
struct InspectedFile: Encodable {
  /// The path as it was passed.
  var file: String
  /// All views, in the file's order, as a flat list.
  var views: [PlacedView] = []
  /// The views as trees, which begin at the root views.
  var trees: [InspectedTree] = []
  var unsupported: [Unsupported] = []
  /// The error, if the file can't be read at all.
  var error: String?

  /// A view of the file, with x, y, width and height in points, in its superview's coordinate space.
  struct PlacedView: Encodable {
    var id: String?
    var `class`: String
    var frame: [Double]
    /// The identifier of the view's superview, if the file contains it.
    var parent: String?
  }

  /// An element that the reader does not support, or a missing class, image, font or color.
  struct Unsupported: Encodable {
    var element: String
    var id: String?
    var line: Int
    var why: String
  }
}

extension InspectedFile {
  init(error: any Error, file: String) {
    self.init(file: file, error: "\(error)")
  }

  @MainActor
  init(_ canvas: InterfaceCanvas, file: String) {
    self.init(file: file)
    let descriptions = ViewDescriptions(canvas)
    views = canvas.views.map {
      PlacedView(
        id: $0.description.id, class: $0.description.customClass?.name ?? "\(type(of: $0.view))",
        frame: Self.numbers($0.view.frame), parent: descriptions.holder(of: $0.view)?.id)
    }
    trees = canvas.roots.map { InspectedTree(of: $0.view, descriptions) }
    unsupported =
      canvas.document.findings.map {
        Unsupported(element: $0.element, id: $0.id, line: $0.position.line, why: $0.message)
      }
      + canvas.shortcomings.map {
        Unsupported(element: $0.element, id: $0.id, line: $0.position.line, why: $0.message)
      }
  }

  /// Returns numbers rounded to thousandths of a point, without binary rounding errors. JSON cannot represent infinity.
  static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { value in
      value.isFinite ? (Double(value) * 10_000).rounded() / 10_000 : 0
    }
  }

  func json() throws -> String { try JSON.line(of: self) }
}
