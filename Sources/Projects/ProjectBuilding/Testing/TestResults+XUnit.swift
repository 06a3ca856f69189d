import Foundation

extension TestResults {
  /// Returns the results in JUnit's format, which CI servers read.
  ///
  /// - Source: github.com/testmoapp/junitxml
  package func xunit(name: String) -> String {
    let failed = count(.failed) + count(.stopped)
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="\(Self.escaped(name))" tests="\(tests.count)" failures="\(failed)" errors="0" skipped="\(count(.skipped))">

      """
    for test in tests {
      // The part before the last slash is the class.
      let slash = test.name.lastIndex(of: "/")
      let group = slash.map { String(test.name[..<$0]) } ?? name
      let own = slash.map { String(test.name[test.name.index(after: $0)...]) } ?? test.name
      let seconds = String(format: "%.3f", test.seconds)
      text += "    <testcase classname=\"\(Self.escaped(group))\" name=\"\(Self.escaped(own))\" time=\"\(seconds)\""
      var inner = ""
      switch test.outcome {
      case .passed: break
      case .skipped: inner = "      <skipped/>\n"
      case .stopped: inner = "      <failure message=\"the program stopped in this test\"/>\n"
      case .failed:
        for failure in failures where failure.test == test.name {
          inner += "      <failure message=\"\(Self.escaped(failure.text))\">"
          inner += Self.escaped("\(failure.file):\(failure.line)") + "</failure>\n"
        }
      }
      text += inner.isEmpty ? "/>\n" : ">\n\(inner)    </testcase>\n"
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  /// Returns escaped text without most control characters, which XML 1.0 cannot represent.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
