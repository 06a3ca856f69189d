import Foundation
import PreviewProtocol
import StoryboardConversion
import ToolSupport

/// The result of converting a scene, as a line of JSON or text.
struct ConversionReport: Encodable {
  var file: String
  var scene: String
  var converted: Bool
  var views: Int
  /// Whether all frames are equal, or nil if they were not compared.
  var framesEqual: Bool?
  var pixelsEqual: Bool?
  var notes: [String]

  /// The number of equal frames.
  var frames: Equal?
  var screens: Equal?

  struct Equal: Encodable {
    var equal: Int
    var of: Int
  }

  private enum CodingKeys: String, CodingKey {
    case file, scene, converted, views, notes, frames, screens
    case framesEqual = "frames_equal"
    case pixelsEqual = "pixels_equal"
  }

  init(_ unit: ConvertedUnit, _ outcome: ConversionVerification.Outcome?) {
    file = unit.file
    scene = unit.scene
    views = unit.views
    converted = outcome?.compiles ?? true
    notes = unit.notes.map(\.description) + (outcome?.notes ?? [])
    guard let outcome else { return }
    framesEqual = outcome.framesAreEqual
    pixelsEqual = outcome.pixelsAreEqual
    frames = Equal(equal: outcome.equalFrames, of: outcome.views)
    screens = Equal(equal: outcome.equalScreens, of: outcome.screens)
  }

  /// Creates a report for a scene that stays in its file.
  init(_ stay: StoryboardConversion.Stay) {
    file = stay.key.file
    scene = stay.key.id
    converted = false
    views = 0
    let place = stay.file == stay.key.file ? "" : "\(stay.file):"
    notes = ["\(place)\(stay.line): it stays: \(stay.reason)"]
  }

  /// Creates a report for a file that can't be read.
  init(file: String, reason: String) {
    self.file = file
    scene = ""
    converted = false
    views = 0
    notes = [reason]
  }

  func json() throws -> String { try JSON.line(of: self) }

  var text: String {
    var head = "\(URL(filePath: file).lastPathComponent)\(scene.isEmpty ? "" : " \(scene)"): "
    if !converted {
      head += "not converted"
    } else if let frames, let screens {
      head +=
        "\(views) views, \(frames.equal) of \(frames.of) frames and \(screens.equal) of \(screens.of) pictures equal"
    } else {
      head += "\(views) views"
    }
    return ([head] + notes.map { "  \($0)" }).joined(separator: "\n")
  }
}
