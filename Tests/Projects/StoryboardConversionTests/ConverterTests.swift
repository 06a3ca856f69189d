import Foundation
import InterfaceBuilder
import Testing

@testable import StoryboardConversion

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

  @Test(arguments: [
    ##"<scrollView id="in" refreshControl="root"/>"##, ##"<tableView id="in" backgroundView="in"/>"##,
    ##"<tableView id="in" tableHeaderView="root"/>"##, ##"<tableViewCell id="in" accessoryView="root"/>"##,
    ##"<collectionView id="in" sectionFooterView="root"/>"##,
  ])
  func aPartThatLiesAroundItselfIsLeftOutAndTold(inner: String) throws {
    let xib = ##"<view id="root"><subviews>\##(inner)<label id="after"/></subviews></view>"##
    for style in [CodeStyle.viewcode, .uikit] {
      let unit = try #require(convert(ConversionFixtures.xib(xib), style).units.first)
      #expect(unit.notes.contains { "\($0)".contains("the object contains itself") }, "\(unit.notes)")
      #expect(unit.classes.count <= 2)
    }
  }

  @Test func aContentViewThatIsNotInsideIsNone() throws {
    let xib = """
      <view id="root"><subviews><collectionViewCell id="in" contentView="root"/><visualEffectView id="in2" contentView="in2"/>
      </subviews></view>
      """
    for style in [CodeStyle.viewcode, .uikit] {
      #expect(convert(ConversionFixtures.xib(xib), style).units.first?.classes.isEmpty == false)
    }
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

  private func source(_ objects: String, _ style: CodeStyle = .viewcode) throws -> String {
    try #require(convert(ConversionFixtures.xib(objects), style).units.first?.classes.first?.source)
  }

  private static func view(_ inside: String, _ attributes: String = "", _ rest: String = "") -> String {
    """
    <view \(attributes) id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
    <subviews>\(inside)</subviews>\(rest)</view>
    """
  }

  @Test(
    arguments: [
      ("0.60392156860000001", "154 / 255"), ("0.5", "0.5"), ("1", "1"), ("0.0", "0"), ("0.33000000000000002", "0.33"),
      ("0.95564913750000002", "0.9556"), ("0.098039217289999994", "25 / 255"),
    ])
  func aShareOfAColorIsWrittenAsItIs(value: String, written: String) throws {
    let color = #"<color key="backgroundColor" red="\#(value)" green="0" blue="1" alpha="0.5" colorSpace="custom" "#
    let text = try source(Self.view("", "", color + #"customColorSpace="sRGB"/>"#))
    #expect(text.contains("UIColor(red: \(written), green: 0, blue: 1, alpha: 0.5)"), "\(text)")
  }

  @Test func aHiddenRootIsHiddenInCode() throws {
    #expect(try source(Self.view("", #"hidden="YES""#)).contains(#"Setting(\.isHidden, of: self, to: true)"#))
  }

  @Test func theColorOfAShadowIsThatOfALayer() throws {
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="layer.shadowColor">
        <color key="value" white="0" alpha="1" colorSpace="calibratedWhite"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    let inner = #"<view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>\#(attribute)</view>"#
    #expect(try source(Self.view(inner), .uikit).contains(".layer.shadowColor = UIColor.black.cgColor"))
  }

  @Test func theFontOfACellsLabelIsSetWhereTheFileFixesIt() throws {
    let cell = """
      <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l" id="cell" customClass="PlainCell">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <subviews><label text="Title" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """
    #expect(try source(cell, .uikit).contains("textLabel?.font = .systemFont(ofSize: 17)"))
  }

  private static func cell(_ inside: String) -> String {
    """
    <tableViewCell clipsSubviews="YES" id="cell" customClass="RowCell"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" clipsSubviews="YES" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>\(inside)</subviews>
      </tableViewCellContentView></tableViewCell>
    """
  }

  @Test(
    arguments: [
      (#"<switch id="a">"#, "</switch>", true), (#"<slider id="a">"#, "</slider>", true),
      (#"<label text="One" id="a">"#, "</label>", false),
      (#"<imageView contentMode="scaleAspectFill" image="a" id="a">"#, "</imageView>", true),
      (#"<imageView clipsSubviews="YES" contentMode="scaleAspectFill" image="a" id="a">"#, "</imageView>", false),
      (#"<imageView contentMode="scaleAspectFit" image="a" id="a">"#, "</imageView>", false),
    ])
  func aCellClipsWhereSomethingInsideMayBeDrawnBeyondIt(start: String, end: String, clips: Bool) throws {
    let text = try source(Self.cell(start + #"<rect key="frame" x="0" y="0" width="9" height="9"/>"# + end))
    #expect(text.contains(#"Setting(\.clipsToBounds, of: contentView, to: true)"#) == clips, "\(text)")
    #expect(!text.contains(#"Setting(\.clipsToBounds, of: self"#))
  }

  private static func collection(_ header: String, _ prototype: String = "") -> String {
    """
    <collectionView id="list"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="lay">
        <size key="headerReferenceSize" width="50" height="\(header)"/></collectionViewFlowLayout>
      \(prototype)<connections><outlet property="dataSource" destination="-1" id="o1"/></connections></collectionView>
    """
  }

  @Test func aCollectionWithHeadersIsAskedForThem() throws {
    func source(_ header: String, _ prototype: String = "") throws -> String {
      let text = ConversionFixtures.xib(Self.view(Self.collection(header, prototype))).replacing(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>"#,
        with: """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListController"><connections>
            <outlet property="view" destination="root" id="o2"/></connections></placeholder>
          """)
      return try #require(convert(text, .uikit).units.first?.classes.first { $0.isMain }?.source)
    }
    #expect(try !source("0").contains("viewForSupplementaryElementOfKind"))
    let plain = try source("40")
    #expect(plain.contains("viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath"))
    #expect(plain.contains(#"ofKind: kind, withReuseIdentifier: "Header", for: indexPath"#), "\(plain)")
    #expect(plain.contains("UICollectionReusableView.self"))
    let named = try source(
      "0",
      """
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="Month" customClass="MonthView" id="head">
        <rect key="frame" x="0" y="0" width="300" height="40"/></collectionReusableView>
      """)
    #expect(named.contains(#"withReuseIdentifier: "Month", for: indexPath"#) && named.contains("MonthView.self"))
  }

  @Test func theControllersOfASplitControllerStandInItsColumns() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>
      <scene sceneID="s1"><objects><splitViewController title="Mail" id="split"><connections>
        <segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/>
        <segue destination="b" kind="relationship" relationship="supplementaryViewController" id="r2"/>
      </connections></splitViewController></objects></scene>
      <scene sceneID="s2"><objects><viewController title="Boxes" id="a"/></objects></scene>
      <scene sceneID="s3"><objects><viewController title="List" id="b"/></objects></scene>
      </scenes></document>
      """
    let source = try #require(convert(text, .uikit, path: "Mail.storyboard").units.first?.classes.first?.source)
    #expect(source.contains("super.init(style: .tripleColumn)"), "\(source)")
    #expect(source.contains("setViewController(BoxesViewController(), for: .primary)"))
    #expect(source.contains("setViewController(ListViewController(), for: .supplementary)"))
  }

  @Test func aBarsButtonHasItsImageAndItsTitle() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>
      <scene sceneID="s1"><objects><viewController title="Notes" id="a"><navigationItem key="navigationItem" id="n">
        <barButtonItem key="rightBarButtonItem" title="Add" image="plus" catalog="system" id="b"/></navigationItem>
      </viewController></objects></scene></scenes></document>
      """
    let source = try #require(convert(text, .uikit, path: "Notes.storyboard").units.first?.classes.first?.source)
    #expect(source.contains(#"UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain"#), "\(source)")
    #expect(source.contains(#".title = "Add""#) && source.contains("rightBarButtonItem = addItem"))
  }

  @Test(
    arguments: [
      ("RowsExampleViewControllerSegue", "showRowsExample"), ("showDetail", "showDetail"), ("profileVC", "showProfile"),
      ("segue", "showSegue"),
    ])
  func aSeguesMethodSaysWhereItLeads(identifier: String, method: String) {
    let text = ConversionFixtures.storyboard.replacing(
      #/identifier="\w+" id="(\S+)"/#, with: { #"identifier="\#(identifier)" id="\#($0.1)""# })
    #expect(text != ConversionFixtures.storyboard || identifier == "showProfile")
    let coordinator = convert(text, .viewcode, path: "Main.storyboard").coordinators.first
    #expect(coordinator?.source.contains("func \(method)(from source") == true, "\(coordinator?.source ?? "")")
  }

  @Test func aKeyCommandIsAddedAndItsMethodWritten() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>
      <scene sceneID="s1"><objects><viewController title="Notes" id="a"><keyCommands>
        <keyCommand input="n" discoverabilityTitle="New note" selector="add:" id="k1">
          <modifierMask key="modifierFlags" shift="YES" command="YES"/></keyCommand>
        <keyCommand input="r" selector="reload" id="k2"><modifierMask key="modifierFlags" command="YES"/></keyCommand>
      </keyCommands></viewController></objects></scene></scenes></document>
      """
    let unit = try #require(convert(text, .uikit, path: "Notes.storyboard").units.first)
    let source = try #require(unit.classes.first?.source)
    #expect(unit.notes == [])
    let reload = #"UIKeyCommand(input: "r", modifierFlags: .command, action: #selector(reload))"#
    #expect(source.contains(reload), "\(source)")
    #expect(source.contains("modifierFlags: [.command, .shift]"))
    #expect(source.contains(#"discoverabilityTitle: "New note""#))
    #expect(source.contains("@objc func add(_ sender: UIKeyCommand) {}") && source.contains("@objc func reload() {}"))
  }

  @Test func containersAreCalledLikeWhatTheyHold() throws {
    func stack(_ id: String, _ inside: String) -> String {
      #"<stackView id="\#(id)"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\#(inside)</subviews></stackView>"#
    }
    func label(_ id: String) -> String {
      #"<label text="Label" id="\#(id)"><rect key="frame" x="0" y="0" width="9" height="9"/></label>"#
    }
    let text = ConversionFixtures.xib(
      """
      <view customClass="Sums" id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews>\(stack("s1", label("a") + label("b")))\(stack("s2", label("c") + label("d")))</subviews>
        <connections><outlet property="taxTitleLabel" destination="a" id="o1"/>
          <outlet property="taxPriceLabel" destination="b" id="o2"/><outlet property="totalTitle" destination="c" id="o3"/>
          <outlet property="totalPrice" destination="d" id="o4"/></connections>
      </view>
      """)
    let source = try #require(convert(text, .viewcode).units.first?.classes.first?.source)
    #expect(source.contains("taxRow {\n      taxTitleLabel\n      taxPriceLabel\n    }"), "\(source)")
    #expect(source.contains("totalRow {\n      totalTitle\n"))
  }

  @Test(arguments: CodeStyle.allCases)
  func aDistanceThatIsRepeatedGetsAName(style: CodeStyle) throws {
    func label(_ id: String) -> String {
      """
      <label text="\(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="0" y="0" width="9" height="9"/></label>
      """
    }
    func source(_ distances: [Double]) throws -> String {
      let constraints = distances.enumerated().map { index, distance in
        """
        <constraint firstItem="l\(index)" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
        constant="\(distance)" id="c\(index)"/>
        """
      }
      let labels = distances.indices.map { label("l\($0)") }.joined()
      return try self.source(Self.view(labels, "", "<constraints>\(constraints.joined())</constraints>"), style)
    }
    let named = try source([12, 12, 12, 7])
    #expect(named.contains("  private enum Metrics {\n    static let margin: CGFloat = 12\n  }\n\n"), "\(named)")
    #expect(named.ranges(of: "Metrics.margin").count == 3 && named.contains("7"))
    #expect(try !source([12, 12, 7]).contains("Metrics"))
  }

  @Test func whatATextViewFindsIsWritten() throws {
    let text = """
      <textView editable="NO" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/></textView>
      """
    let unit = try #require(convert(ConversionFixtures.xib(Self.view(text)), .viewcode).units.first)
    #expect(unit.notes == [])
    #expect(unit.classes[0].source.contains("to: [.link, .phoneNumber]") == true, "\(unit.classes[0].source)")
  }

  @Test func aPlainViewOfUIKitsClassHasThatClassesDefaults() throws {
    let text = """
      <view customClass="UITextView" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <color key="backgroundColor" white="0" alpha="0" colorSpace="calibratedWhite"/></view>
      """
    let text2 = try source(Self.view(text), .uikit)
    #expect(text2.contains("textView.backgroundColor = .clear") && text2.contains("textView.clipsToBounds = false"))
  }

  @Test func aColorOfBeforeIOS7IsWrittenByItsParts() throws {
    let text = try source(
      Self.view("", "", #"<color key="backgroundColor" cocoaTouchSystemColor="viewFlipsideBackgroundColor"/>"#))
    #expect(text.contains("UIColor(red: 0.121, green: 0.129, blue: 0.141, alpha: 1)"))
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
          private enum Metrics {
            static let margin: CGFloat = 16
          }

          private let starFillImageView = UIImageView()
            .setting(\\.image, to: UIImage(systemName: "star.fill"))
            .setting(\\.contentMode, to: .scaleAspectFill)

          let nameLabel = UILabel()
            .setting(\\.text, to: "Name")
            .setting(\\.font, to: .preferredFont(forTextStyle: .headline))
            .setting(\\.numberOfLines, to: 0)

          private let followButton = UIButton(type: .system).setup { $0.setTitle("Follow", for: .normal) }
          private(set) lazy var bottomConstraint = followButton.bottomAnchor.constraint(
            equalTo: bottomAnchor,
            constant: -Metrics.margin
          )
            .priority(.defaultHigh)

          var hierarchy: Hierarchy {
            starFillImageView
            nameLabel
            followButton
          }

          var layout: Layout {
            starFillImageView.pin(.leading, .centerY, inset: Metrics.margin)
            starFillImageView.size(64)

            nameLabel.pin(.trailing, inset: .atLeast(Metrics.margin))
            nameLabel.pin(.top, to: .safeArea, inset: Metrics.margin)
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

  @Test func theRecognizersOfAViewAreNoPropertyOfIt() throws {
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
    #expect(
      source.contains(
        "nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -Metrics.margin),"))
    #expect(
      source.contains(
        "nameLabel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: Metrics.margin),"))
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
    #expect(settings.contains("barButtonSystemItem: .done") && settings.contains("action: #selector(done(_:))"))
    #expect(settings.contains("case profileCell: coordinator?.showProfile(from: self)"))
    #expect(settings.contains("extension SettingsViewController: MainCoordinated {}"))
    let coordinator = try #require(conversion.coordinators.first)
    #expect(coordinator.name == "MainCoordinator")
    #expect(coordinator.source.contains("let controller = MainNavigationController()"))
    #expect(coordinator.source.contains("source.show(destination, sender: nil)"))
  }

  @Test func aComponentOfATransformIsSetByItsKeyPath() throws {
    let xib = """
      <view id="root"><subviews><button id="a" buttonType="system"><state key="normal" title="More"/>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.transform.rotation.z">
          <real key="value" value="3.14"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      </button></subviews></view>
      """
    for style in [CodeStyle.viewcode, .uikit] {
      let source = try #require(convert(ConversionFixtures.xib(xib), style).units.first?.classes.first?.source)
      #expect(source.contains(#"layer.setValue(3.14, forKeyPath: "transform.rotation.z")"#), "\(source)")
    }
  }

  @Test func theConstantsOfSizeClassesHaveTheSignOfTheirConstraint() throws {
    let xib = """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="100"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <rect key="frame" x="0" y="0" width="375" height="38"/></view></subviews>
        <constraints><constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="16" id="c">
          <variation key="heightClass=compact-widthClass=compact" constant="8"/></constraint></constraints>
      </view>
      """
    let source = try #require(convert(ConversionFixtures.xib(xib), .viewcode).units.first?.classes.first?.source)
    #expect(source.contains("pin(.bottom, inset: 8)") && source.contains("pin(.bottom, inset: 16)"), "\(source)")
  }

  @Test func theSymbolConfigurationOfAStateIsNotLostSilently() throws {
    let xib = """
      <view id="root"><subviews><button id="a"><state key="normal" image="mic.fill" catalog="system">
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="20"/>
      </state></button></subviews></view>
      """
    let unit = try #require(convert(ConversionFixtures.xib(xib), .viewcode).units.first)
    #expect(unit.notes.contains { "\($0)".contains("symbol configuration") }, "\(unit.notes)")
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

  /// All readable files are converted, regardless of their content. `make fuzz` tests many more.
  @Test(arguments: ["card", "storyboard"])
  func mutatedFilesAreConvertedOrRefused(_ name: String) {
    let text = name == "card" ? ConversionFixtures.card : ConversionFixtures.storyboard
    var random = Mutations(seed: 7)
    let bytes = Array(text.utf8)
    for _ in 0..<30 {
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

/// Changes of files that are equal in every run: exchanged values, and removed, moved and duplicated lines.
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
        // The value belongs to an attribute.
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
