import Foundation

/// Text that is collected in runs and turned into an attributed string at the end.
///
/// Appending to an attributed string takes time in proportion to its length, so that a document of many small pieces
/// would take quadratic time.
struct CollectedText {
  private(set) var string = ""
  private var runs: [(length: Int, attributes: [NSAttributedString.Key: Any])] = []

  mutating func append(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    guard !text.isEmpty else { return }
    string += text
    runs.append((text.utf16.count, attributes))
  }

  var attributed: NSMutableAttributedString {
    let result = NSMutableAttributedString(string: string)
    var location = 0
    for run in runs {
      result.setAttributes(run.attributes, range: NSRange(location: location, length: run.length))
      location += run.length
    }
    return result
  }
}
