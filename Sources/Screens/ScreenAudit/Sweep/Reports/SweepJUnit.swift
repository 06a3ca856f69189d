import ScreenComparison

/// A sweep as a JUnit report for continuous integration, with a suite for each screen, in which each defect is a failed
/// case.
package enum SweepJUnit {
  package static func text(of screens: [SweptScreen]) -> String {
    let defects = screens.reduce(0) { $0 + ($1.report?.defects.count ?? 0) }
    let errors = screens.count { $0.report == nil }
    let tests = screens.reduce(0) { $0 + max($1.report?.defects.count ?? 0, 1) }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="viewcode sweep" tests="\#(tests)" failures="\#(defects)" errors="\#(errors)">"#,
    ]
    for screen in screens { lines += suite(of: screen) }
    lines.append("</testsuites>")
    return lines.map { $0 + "\n" }.joined()
  }

  private static func suite(of screen: SweptScreen) -> [String] {
    let name = MarkupText.escaped(screen.name)
    let defects = screen.report?.defects ?? []
    let head =
      #"name="\#(name)" tests="\#(max(defects.count, 1))" failures="\#(defects.count)" errors="\#(screen.report == nil ? 1 : 0)""#
    var lines = ["  <testsuite \(head)>"]
    if let failure = screen.failure {
      lines.append(
        #"    <testcase classname="\#(name)" name="sweep"><error message="\#(MarkupText.escaped(failure))"/></testcase>"#
      )
    } else if defects.isEmpty {
      lines.append(#"    <testcase classname="\#(name)" name="sweep"/>"#)
    }
    for defect in defects {
      let title = MarkupText.escaped("\(defect.kind.title): \(defect.view)")
      let place = defect.place.map { #" file="\#(MarkupText.escaped($0.file))" line="\#($0.line)""# } ?? ""
      let text = MarkupText.escaped(SweepText.lines(of: defect).joined(separator: "\n"))
      lines += [
        #"    <testcase classname="\#(name)" name="\#(title)"\#(place)>"#,
        #"      <failure message="\#(MarkupText.escaped(defect.description))">\#(text)</failure>"#,
        "    </testcase>",
      ]
    }
    return lines + ["  </testsuite>"]
  }
}
