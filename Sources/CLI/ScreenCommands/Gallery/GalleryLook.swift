import UIKit
import ViewHost

/// Settings of a phone that a gallery shows previews under.
struct GalleryLook {
  /// What the page calls it: "light", "light, text size AX3".
  let name: String

  let fileSuffix: String
  let surroundings: HostEnvironment

  /// Light and dark, and in light what else is asked for.
  ///
  /// - Parameter textSizes: short names, as ``TextSize`` has them.
  static func all(textSizes: [String], isRightToLeftShown: Bool) throws -> [GalleryLook] {
    var dark = HostEnvironment()
    dark.style = .dark
    var looks = [
      GalleryLook(name: "light", fileSuffix: "light", surroundings: HostEnvironment()),
      GalleryLook(name: "dark", fileSuffix: "dark", surroundings: dark),
    ]
    for textSize in textSizes {
      var surroundings = HostEnvironment()
      surroundings.contentSizeCategory = try TextSize.category(named: textSize)
      let name = textSize.uppercased()
      // A size that is given twice makes the same pictures.
      if looks.contains(where: { $0.fileSuffix == "text-\(name)" }) { continue }
      looks.append(
        GalleryLook(name: "light, text size \(name)", fileSuffix: "text-\(name)", surroundings: surroundings))
    }
    if isRightToLeftShown {
      var surroundings = HostEnvironment()
      surroundings.layoutDirection = .rightToLeft
      looks.append(GalleryLook(name: "light, right to left", fileSuffix: "rtl", surroundings: surroundings))
    }
    return looks
  }
}
