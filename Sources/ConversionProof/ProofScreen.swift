import UIKit
import ViewHost

/// A screen on which both sides are shown.
struct ProofScreen {
  let name: String
  let device: Device
  var surroundings = Surroundings()
  /// Whether every text is shown twice over.
  var doublesTexts = false

  /// Two phones and a tablet; in the dark, with large text, from right to left, and with texts twice as long.
  static let matrix: [ProofScreen] = {
    func device(_ name: String) -> Device { Device.all.first { $0.name == name } ?? .standard }
    let (small, large, pad) = (device("iPhone SE"), device("iPhone 14"), device("iPad (9th generation)"))
    var dark = ProofScreen(name: "\(large.name), dark", device: large)
    dark.surroundings.style = .dark
    var largeText = ProofScreen(name: "\(large.name), large text", device: large)
    largeText.surroundings.contentSizeCategory = .accessibilityLarge
    var rightToLeft = ProofScreen(name: "\(small.name), right to left", device: small)
    rightToLeft.surroundings.layoutDirection = .rightToLeft
    var long = ProofScreen(name: "\(small.name), long texts", device: small)
    long.doublesTexts = true
    return [
      ProofScreen(name: small.name, device: small), dark, ProofScreen(name: pad.name, device: pad), largeText,
      rightToLeft, long,
    ]
  }()
}
