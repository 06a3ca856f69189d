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
  /// - Parameters:
  ///   - textSizes: short names, as ``TextSize`` has them.
  ///   - sdks: the SDKs whose designs are drawn. Where there are several, names and files say which.
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
      // A size that is given twice makes the same pictures.
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
