import Foundation

/// Text that is put together run by run, and made into attributed text when all of it is there.
///
/// Each piece that is added to attributed text goes through all that is there already: a document of many small pieces would take the
/// square of its length.
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
