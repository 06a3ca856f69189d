import UIKit
import ViewHost

/// A screen for displaying both sides.
struct VerificationScreen {
  let name: String
  let device: Device
  var surroundings = HostEnvironment()
  /// Whether every text is doubled.
  var doublesTexts = false

  /// The screens: two phones and a tablet; with the dark style, large text, right-to-left layout, and doubled texts.
  static let matrix: [VerificationScreen] = {
    func device(_ name: String) -> Device { Device.all.first { $0.name == name } ?? .standard }
    let (small, large, pad) = (device("iPhone SE"), device("iPhone 14"), device("iPad (9th generation)"))
    var dark = VerificationScreen(name: "\(large.name), dark", device: large)
    dark.surroundings.style = .dark
    var largeText = VerificationScreen(name: "\(large.name), large text", device: large)
    largeText.surroundings.contentSizeCategory = .accessibilityLarge
    var rightToLeft = VerificationScreen(name: "\(small.name), right to left", device: small)
    rightToLeft.surroundings.layoutDirection = .rightToLeft
    var long = VerificationScreen(name: "\(small.name), long texts", device: small)
    long.doublesTexts = true
    return [
      VerificationScreen(name: small.name, device: small), dark, VerificationScreen(name: pad.name, device: pad),
      largeText,
      rightToLeft, long,
    ]
  }()
}
