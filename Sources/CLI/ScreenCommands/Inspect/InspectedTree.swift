import InterfaceBuilder
import UIKit
import ViewHost

/// A view of a file with its subviews, as in the output of `viewcode layout`, with the names in the file.
struct InspectedTree: Encodable {
  var id: String?
  var `class`: String
  /// The x, y, width and height in points, in the superview's coordinate space.
  var frame: [Double]
  var text: String?
  var font: String?
  var textColor: String?
  var backgroundColor: String?
  var image: String?
  var flags: [String]
  var subviews: [InspectedTree]

  @MainActor
  init(of view: UIView, _ descriptions: ViewDescriptions) {
    let description = descriptions[view]
    let dump = ViewDump(of: view)
    id = description?.id
    `class` = description?.customClass?.name ?? dump.className
    frame = InspectedFile.numbers(view.frame)
    (text, font, textColor) = (dump.label, dump.font, dump.textColor)
    (backgroundColor, image, flags) = (dump.backgroundColor, dump.image, dump.flags)
    subviews = descriptions.views(in: view).map { InspectedTree(of: $0, descriptions) }
  }
}
