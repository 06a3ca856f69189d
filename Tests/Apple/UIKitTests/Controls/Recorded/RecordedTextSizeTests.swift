import RecordedFacts
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Recorded sizes of labels and buttons", .ownHosts)
struct RecordedTextSizeTests {
  init() { StandardScreen.make() }

  /// Labels whose widths differ by more than half a point (or, in buttons, by a whole number), because the model lacks
  /// these sums of Apple's kerning. The test also fails for a listed row that is correct.
  private static let differingLabels: Set<String> = ["L0090", "L0132"]
  private static let differingButtons: Set<String> = ["L0169", "L0181", "L0187", "L0200", "L0205", "L0240"]

  private func contentSize(of view: UIView, scale: CGFloat) -> CGSize {
    view.traitOverrides.displayScale = scale
    return view.intrinsicContentSize
  }

  @Test("labels are as high as recorded, and as wide within half a point, on whole pixels")
  func labels() throws {
    var differing: Set<String> = []
    var exact = 0
    for row in LabelSizeFact.oniOS where row.kind != .systemButton {
      let label = UILabel()
      label.font = try #require(row.font)
      label.text = row.text
      for scale in row.scales.map({ CGFloat($0) }) {
        let size = contentSize(of: label, scale: scale)
        #expect(abs(size.height - row.height) < 0.001, "\(row.testDescription)")
        #expect(abs((size.width * scale).rounded() / scale - size.width) < 0.0001, "\(row.testDescription)")
        guard let width = row.width else { continue }
        if abs(size.width - width) > 0.501 { differing.insert(row.id) }
        if abs(size.width - width) < 0.001 { exact += 1 }
      }
    }
    #expect(differing == Self.differingLabels)
    #expect(exact >= 320)
  }

  @Test("system buttons are as large as recorded")
  func buttons() {
    var differing: Set<String> = []
    for row in LabelSizeFact.oniOS where row.kind == .systemButton {
      let button = UIButton(type: .system)
      button.setTitle(row.text, for: .normal)
      button.titleLabel?.font = row.font
      for scale in row.scales.map({ CGFloat($0) }) {
        let size = contentSize(of: button, scale: scale)
        #expect(size.height == CGFloat(row.height), "\(row.testDescription)")
        if Double(size.width) != row.width { differing.insert(row.id) }
        #expect(abs(size.width - (row.width ?? 0)) <= 1, "\(row.testDescription)")
      }
    }
    #expect(differing == Self.differingButtons)
  }

  @Test("there is a row for every recording")
  func count() {
    #expect(LabelSizeFact.oniOS.count == 454)
    #expect(LabelSizeFact.oniOS.count { $0.width != nil } == 444)
    #expect(Set(LabelSizeFact.oniOS.map(\.id)).count == 454)
  }
}
