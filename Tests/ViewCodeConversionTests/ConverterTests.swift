import Foundation
import InterfaceBuilder
import Testing

@testable import ViewCodeConversion

@Suite struct ConverterTests {
  private func convert(_ text: String, _ style: CodeStyle, path: String = "Card.xib") -> Conversion {
    var options = Converter.Options()
    options.style = style
    return Converter(options: options).convert([ConversionFixtures.document(text, path: path)])
  }

  @Test(
    arguments: [
      (#"minimumValue="200" maximumValue="300""#, ["maximumValue: 300", "minimumValue: 200"]),
      (#"minimumValue="-300" maximumValue="-200""#, ["minimumValue: -300", "maximumValue: -200"]),
      (#"minimumValue="1" maximumValue="10""#, ["minimumValue: 1", "maximumValue: 10"]),
    ])
  func theEndsOfAStepperAreSetInTheOrderInWhichItTakesThem(attributes: String, order: [String]) throws {
    let xib = """
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews><stepper \(attributes) id="a"><rect key="frame" x="0" y="0" width="94" height="32"/></stepper></subviews>
      </view>
      """
    let unit = try #require(convert(ConversionFixtures.xib(xib), .viewcode).units.first)
    let source = try #require(unit.classes.first?.source)
    let places = try order.map {
      try #require(source.range(of: "setting(\\.\($0.replacing(": ", with: ", to: "))")?.lowerBound, "\(source)")
    }
    #expect(places == places.sorted())
  }

  @Test func aStepperWhoseRangeIsNoneIsTold() throws {
    let xib = """
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews><stepper minimumValue="334" id="a"><rect key="frame" x="0" y="0" width="94" height="32"/></stepper></subviews>
      </view>
      """
    let unit = try #require(convert(ConversionFixtures.xib(xib), .viewcode).units.first)
    #expect(unit.notes.contains { $0.text.contains("334") && $0.text.contains("not below") })
  }

  @Test func aViewBecomesAClassOfHierarchyLayoutAndConfiguration() throws {
    let unit = try #require(convert(ConversionFixtures.card, .viewcode).units.first)
    #expect(unit.notes == [])
    #expect(
      unit.classes.map(\.source) == [
        """
        import UIKit
        import ViewCode

        final class CardView: CodedView {
          private let starFillImageView = UIImageView()
            .setting(\\.image, to: UIImage(systemName: "star.fill"))
            .setting(\\.contentMode, to: .scaleAspectFill)

          let nameLabel = UILabel()
            .setting(\\.text, to: "Name")
            .setting(\\.font, to: .preferredFont(forTextStyle: .headline))
            .setting(\\.numberOfLines, to: 0)

          private let followButton = UIButton(type: .system).setup { $0.setTitle("Follow", for: .normal) }
          private(set) lazy var bottomConstraint = followButton.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16)
            .priority(.defaultHigh)

          var hierarchy: Hierarchy {
            starFillImageView
            nameLabel
            followButton
          }

          var layout: Layout {
            starFillImageView.pin(.leading, .centerY, inset: 16)
            starFillImageView.size(64)

            nameLabel.pin(.trailing, inset: .atLeast(16))
            nameLabel.pin(.top, to: .safeArea, inset: 16)
            nameLabel.pin(after: starFillImageView, gap: 16)
            nameLabel.hug(.horizontal, at: UILayoutPriority(251))

            followButton.pin(.leading, to: nameLabel)
            followButton.pin(below: nameLabel, gap: 8)
            bottomConstraint
          }

          var configuration: Configuration {
            Setting(\\.backgroundColor, of: self, to: .systemBackground)
            Once(connect)
          }

          @objc func follow(_ sender: UIButton) {}

          private func connect() {
            followButton.addTarget(self, action: #selector(follow(_:)), for: .touchUpInside)
          }
        }

        """
      ])
  }

  @Test func theRecognisersOfAViewAreNoPropertyOfIt() throws {
    let xib = """
      <view id="root" customClass="Banner"><rect key="frame" x="0" y="0" width="300" height="200"/>
        <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c1"/></connections>
      </view>
      <tapGestureRecognizer id="tap"/>
      """
    let source = try #require(convert(ConversionFixtures.xib(xib), .viewcode).units.first?.classes.first?.source)
    #expect(source.contains("addGestureRecognizer("))
    #expect(!source.contains("var gestureRecognizers") && !source.contains("let gestureRecognizers"))
  }

  @Test func aRawValueOfAnEnumerationIsItsWordAndAnOptionalPartIsAsked() throws {
    let xib = """
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
        <button id="a"><rect key="frame" x="0" y="0" width="94" height="32"/><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.textAlignment"><integer key="value" value="1"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></button>
      </subviews></view>
      """
    let source = try #require(convert(ConversionFixtures.xib(xib), .uikit).units.first?.classes.first?.source)
    #expect(source.contains("titleLabel?.textAlignment = .center"), "\(source)")
  }

  @Test func theMarginsOfACellAreNotThoseOfItsContent() throws {
    func source(cell: String, content: String) throws -> String {
      let xib = """
        <collectionViewCell preservesSuperviewLayoutMargins="\(cell)" id="cell" customClass="MessageCell">
          <rect key="frame" x="0" y="0" width="300" height="50"/>
          <view key="contentView" preservesSuperviewLayoutMargins="\(content)">
            <rect key="frame" x="0" y="0" width="300" height="50"/>
            <subviews><label translatesAutoresizingMaskIntoConstraints="NO" id="lab">
              <rect key="frame" x="0" y="0" width="1" height="1"/></label></subviews>
          </view>
          <constraints>
            <constraint firstItem="lab" firstAttribute="leading" secondItem="cell" secondAttribute="leadingMargin" id="c1"/>
          </constraints>
        </collectionViewCell>
        """
      return try #require(convert(ConversionFixtures.xib(xib), .viewcode).units.first?.classes.first?.source)
    }
    #expect(try source(cell: "YES", content: "NO").contains("pin(.leading, to: self.layoutMarginsGuide)"))
    #expect(try source(cell: "NO", content: "NO").contains("pin(.leading, to: .margins)"))
  }

  @Test func aCellOfAClassThatOthersHaveTooIsASubclassOfIt() throws {
    func cell(_ id: String, _ text: String, _ inside: String) -> String {
      """
      <tableViewCell id="\(id)" customClass="RowCell"><rect key="frame" x="0" y="0" width="300" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-c">
          <rect key="frame" x="0" y="0" width="300" height="44"/><subviews>\(inside)</subviews>
        </tableViewCellContentView></tableViewCell>
      """
    }
    let label = #"<label text="Sort by date" id="lab"><rect key="frame" x="0" y="0" width="90" height="20"/></label>"#
    let text = ConversionFixtures.storyboard.replacingOccurrences(
      of: "</cells>", with: cell("row-1", "One", label) + cell("row-2", "Two", "") + "</cells>")
    let conversion = convert(text, .viewcode, path: "Main.storyboard")
    let classes = conversion.units.flatMap(\.classes)
    #expect(!classes.contains { $0.name == "RowCell" })
    #expect(classes.contains { $0.source.contains("final class SortByDateCell: RowCell {") }, "\(classes.map(\.name))")
    let settings = try #require(classes.first { $0.name == "SettingsViewController" }?.source)
    #expect(settings.contains("SortByDateCell(style: ") && settings.contains("= RowCell(style: "))
  }

  @Test func plainUIKitHasAnchorsAndNothingOfTheLibrary() throws {
    let source = try #require(convert(ConversionFixtures.card, .uikit).units.first?.classes.first?.source)
    #expect(!source.contains("ViewCode"))
    #expect(source.contains("starFillImageView.widthAnchor.constraint(equalToConstant: 64),"))
    #expect(source.contains("nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),"))
    #expect(source.contains("nameLabel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),"))
    #expect(source.contains("translatesAutoresizingMaskIntoConstraints = false"))
    #expect(source.contains("fileprivate func withPriority"))
  }

  @Test func aStaticTableBecomesItsRowsAndItsSegueAMethodOfTheCoordinator() throws {
    let conversion = convert(ConversionFixtures.storyboard, .viewcode, path: "Main.storyboard")
    #expect(
      conversion.units.map(\.className) == [
        "MainNavigationController", "SettingsViewController", "ProfileViewController",
      ])
    let settings = try #require(conversion.units[1].classes.first?.source)
    #expect(settings.contains("super.init(style: .insetGrouped)"))
    #expect(settings.contains("UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done(_:)))"))
    #expect(settings.contains("case profileCell: coordinator?.showProfile(from: self)"))
    #expect(settings.contains("extension SettingsViewController: MainCoordinated {}"))
    let coordinator = try #require(conversion.coordinators.first)
    #expect(coordinator.name == "MainCoordinator")
    #expect(coordinator.source.contains("let controller = MainNavigationController()"))
    #expect(coordinator.source.contains("source.show(destination, sender: nil)"))
  }

  @Test func aNameThatTheProjectHasIsNotTakenAgain() {
    var options = Converter.Options()
    options.takenNames = ["CardView"]
    let conversion = Converter(options: options).convert([ConversionFixtures.document(ConversionFixtures.card)])
    #expect(conversion.units.map(\.className) == ["CodedCardView"])
  }

  @Test func textsWithTablesKeepTheirKeys() {
    var options = Converter.Options()
    options.texts = ["Card.xib": TextTable(name: "Card", keys: ["lab-el-001.text"])]
    let conversion = Converter(options: options).convert([ConversionFixtures.document(ConversionFixtures.card)])
    #expect(
      conversion.units[0].classes[0].source.contains(
        #"NSLocalizedString("lab-el-001.text", tableName: "Card", value: "Name", comment: "")"#))
  }

  @Test func whatCodeCannotSayIsToldWithItsLine() {
    let text = ConversionFixtures.card.replacingOccurrences(
      of: #"numberOfLines="0""#, with: #"numberOfLines="0" showsExpansionTextWhenTruncated="YES""#)
    let notes = convert(text, .viewcode).units[0].notes
    #expect(notes.count == 1)
    #expect(notes.first?.text.contains("showsExpansionTextWhenTruncated") == true)
    #expect(notes.first?.position.line == 17)
  }

  /// Any file that can be read is converted, whatever it says.
  @Test(arguments: ["card", "storyboard"])
  func mutatedFilesAreConvertedOrRefused(_ name: String) {
    let text = name == "card" ? ConversionFixtures.card : ConversionFixtures.storyboard
    var random = Mutations(seed: 7)
    let bytes = Array(text.utf8)
    for _ in 0..<1_500 {
      let mutated = random.mutate(bytes)
      guard let document = try? Document(data: .init(mutated), path: "Mutated.xib") else { continue }
      for style in CodeStyle.allCases {
        var options = Converter.Options()
        options.style = style
        let conversion = Converter(options: options).convert([document])
        #expect(conversion.units.allSatisfy { !$0.classes.isEmpty })
      }
    }
  }
}

/// Changes to files, the same in every run: values exchanged, lines left out, moved and doubled.
private struct Mutations {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, limit)))
  }

  private static let values = [
    "-1", "0", "1e308", "", "nan", "car-d0-001", "ima-ge-001", "width", "bottom", "YES", "-", "\u{1F600}",
  ]

  mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
    for _ in 0...next(3) {
      let line = next(lines.count)
      switch next(5) {
      case 0: lines.remove(at: line)
      case 1: lines.insert(lines[next(lines.count)], at: line)
      case 2: lines.swapAt(line, next(lines.count))
      default:
        // The value of an attribute.
        let quotes = lines[line].indices.filter { lines[line][$0] == UInt8(ascii: "\"") }
        guard quotes.count >= 2 else { continue }
        let pair = next(quotes.count / 2) * 2
        lines[line].replaceSubrange(
          (quotes[pair] + 1)..<quotes[pair + 1], with: Array(Self.values[next(Self.values.count)].utf8))
      }
      if lines.isEmpty { return [] }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
