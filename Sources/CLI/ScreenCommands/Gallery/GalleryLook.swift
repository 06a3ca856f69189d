import UIKit
import ViewHost

/// The settings of a device under which a gallery displays previews.
struct GalleryLook {
  /// The name on the page: "light", "light, text size AX3".
  let name: String

  let fileSuffix: String
  let surroundings: HostEnvironment

  /// Returns the light and dark looks, and additional looks in light mode.
  ///
  /// - Parameters:
  ///   - textSizes: The short names of text sizes, as in ``TextSize``.
  ///   - sdks: The SDKs whose designs are drawn. If there are several, names and files contain the SDK.
  static func all(textSizes: [String], isRightToLeftShown: Bool, sdks: [SDKVersion]) throws -> [GalleryLook] {
    try sdks.flatMap { sdk in
      var standard = HostEnvironment()
      standard.sdk = sdk
      let looks = try all(textSizes: textSizes, isRightToLeftShown: isRightToLeftShown, from: standard)
      if sdks.count == 1 { return looks }
      return looks.map {
        GalleryLook(
          name: "iOS \(sdk.rawValue), \($0.name)", fileSuffix: "iOS-\(sdk.rawValue)-\($0.fileSuffix)",
          surroundings: $0.surroundings)
      }
    }
  }

  private static func all(
    textSizes: [String], isRightToLeftShown: Bool, from standard: HostEnvironment
  ) throws -> [GalleryLook] {
    var dark = standard
    dark.style = .dark
    var looks = [
      GalleryLook(name: "light", fileSuffix: "light", surroundings: standard),
      GalleryLook(name: "dark", fileSuffix: "dark", surroundings: dark),
    ]
    for textSize in textSizes {
      var surroundings = standard
      surroundings.contentSizeCategory = try TextSize.category(named: textSize)
      let name = textSize.uppercased()
      // A repeated size would result in the same pictures.
      if looks.contains(where: { $0.fileSuffix == "text-\(name)" }) { continue }
      looks.append(
        GalleryLook(name: "light, text size \(name)", fileSuffix: "text-\(name)", surroundings: surroundings))
    }
    if isRightToLeftShown {
      var surroundings = standard
      surroundings.layoutDirection = .rightToLeft
      looks.append(GalleryLook(name: "light, right to left", fileSuffix: "rtl", surroundings: surroundings))
    }
    return looks
  }
}
