import Foundation
import TestFiles
import TestHosts
import Testing

@Suite("viewcode inspect", .ownHosts)
struct InspectCommandTests {
  private static let card = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="dark"/>
      <objects>
        <view id="card" customClass="CardView"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="label"/>
            <imageView image="photo" translatesAutoresizingMaskIntoConstraints="NO" id="image"/>
          </subviews>
          <constraints>
            <constraint firstItem="label" firstAttribute="leading" secondItem="card" secondAttribute="leading" constant="20" id="c1"/>
            <constraint firstItem="label" firstAttribute="top" secondItem="card" secondAttribute="top" constant="10" id="c2"/>
            <constraint firstItem="image" firstAttribute="trailing" secondItem="card" secondAttribute="trailing" id="c3"/>
            <constraint firstItem="image" firstAttribute="bottom" secondItem="card" secondAttribute="bottom" id="c4"/>
          </constraints>
          <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        </view>
      </objects>
      <resources><image name="photo" width="40" height="30"/></resources>
    </document>
    """

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
    }
    return folder
  }

  private struct File: Decodable {
    struct View: Decodable {
      var id: String?
      var `class`: String
      var frame: [Double]
    }
    struct Unsupported: Decodable {
      var element: String
      var line: Int
      var why: String
    }
    var file: String
    var views: [View]
    var unsupported: [Unsupported]
    var error: String?
  }

  private func files(_ run: CommandRun) throws -> [File] {
    try run.output.split(separator: "\n").map { try JSONDecoder().decode(File.self, from: Data($0.utf8)) }
  }

  @Test("a text with line separators stays on its file's line, for readers that split by Unicode's line breaks too")
  func lineSeparators() throws {
    let folder = try folder([
      "Card.xib": Self.card.replacing("text=\"Hello\"", with: "text=\"One&#x2028;Two&#x2029;Three&#x85;Four\"")
    ])
    let run = try CommandRun("inspect", "Card.xib", in: folder.url)
    #expect(run.output.filter(\.isNewline) == "\n")
    #expect(run.output.contains("One\\u2028Two\\u2029Three\\u0085Four"))
  }

  @Test("each file is one JSON object on a line, with each view's frame and what is not there")
  func json() throws {
    let folder = try folder(["Card.xib": Self.card])
    let run = try CommandRun("inspect", "Card.xib", in: folder.url)
    #expect(run.status == 0)
    let file = try #require(try files(run).first)
    #expect(file.file == "Card.xib")
    #expect(file.views.map(\.id) == ["card", "label", "image"])
    #expect(file.views[0].class == "CardView" && file.views[0].frame == [0, 0, 200, 100])
    #expect(Array(file.views[1].frame[0...1]) == [20, 10])
    // The image is missing, so its size is the one that the file recorded.
    #expect(file.views[2].frame == [160, 70, 40, 30])
    #expect(file.unsupported.map(\.why) == ["there is no image 'photo'"])
    #expect(file.unsupported.first?.line == 8)
  }

  @Test("a project's folder gives the images, catalogs and fonts that a file names")
  func resources() throws {
    let folder = try folder(["Card.xib": Self.card])
    let pictures = folder.url.appendingPathComponent("Pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    // A picture of 7 x 5 pixels, and a file that is not a font.
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"><rect width="7" height="5"/></svg>"#
    try Data(svg.utf8).write(to: pictures.appendingPathComponent("photo.svg"))
    try Data("no font".utf8).write(to: pictures.appendingPathComponent("broken.ttf"))
    let run = try CommandRun("inspect", "Card.xib", "--resources", ".", in: folder.url)
    #expect(run.status == 0)
    let file = try #require(try files(run).first)
    #expect(file.views[2].frame == [193, 95, 7, 5])
    #expect(file.unsupported.isEmpty)
    #expect(run.errors.contains("broken.ttf") && run.errors.hasPrefix("warning: "))
  }

  @Test("a file that can't be read gives an error with its place, the others go on, and the status is 6")
  func errors() throws {
    let folder = try folder(["A.xib": "<document", "B.xib": Self.card, "C.storyboard": "<plist/>"])
    let run = try CommandRun("inspect", "A.xib", "B.xib", "C.storyboard", "D.xib", in: folder.url)
    #expect(run.status == 6)
    let files = try files(run)
    #expect(files.map { $0.error != nil } == [true, false, true, true])
    #expect(files[0].error?.hasPrefix("A.xib:1:") == true)
    #expect(run.errors.split(separator: "\n").count == 3)
  }

  @Test("a folder of resources that is none is an error, and nothing is printed")
  func missingResources() throws {
    let folder = try folder(["Card.xib": Self.card])
    for (name, words) in [("nowhere", "there is no such folder"), ("Card.xib", "is not a folder")] {
      let run = try CommandRun("inspect", "Card.xib", "--resources", name, in: folder.url)
      #expect(run.status == 6 && run.output.isEmpty && run.errors.hasPrefix("error: \(name)"))
      #expect(run.errors.contains(words))
    }
  }

  @Test("views are told by their parents, and as trees with text, fonts, colors and pictures")
  func trees() throws {
    struct Tree: Decodable {
      var id: String?
      var text: String?
      var font: String?
      var textColor: String?
      var subviews: [Tree]
    }
    struct Whole: Decodable {
      struct View: Decodable {
        var id: String?
        var parent: String?
      }
      var views: [View]
      var trees: [Tree]
    }
    let folder = try folder(["Card.xib": Self.card])
    let run = try CommandRun("inspect", "Card.xib", in: folder.url)
    let whole = try JSONDecoder().decode(Whole.self, from: Data(run.output.utf8))
    #expect(whole.views.map(\.parent) == [nil, "card", "card"])
    #expect(whole.trees.map(\.id) == ["card"] && whole.trees[0].subviews.map(\.id) == ["label", "image"])
    let label = whole.trees[0].subviews[0]
    // The file was edited in the dark style.
    #expect(label.text == "Hello" && label.font?.hasSuffix(" 17") == true && label.textColor == "#FFFFFF")
  }

  @Test("as text it is the tree, with the device")
  func text() throws {
    let folder = try folder(["Card.xib": Self.card])
    let run = try CommandRun("inspect", "Card.xib", "--format", "text", in: folder.url)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Card.xib  (iPhone 15)\n    CardView  (0, 0, 200, 100)  card\n"))
    #expect(run.output.contains("      UIImageView  (160, 70, 40, 30)  image\n"))
  }

  @Test("a size and a device take the place of the file's own, and pictures are drawn at the device's scale")
  func pictures() throws {
    let folder = try folder(["Card.xib": Self.card])
    let run = try CommandRun(
      "inspect", "Card.xib", "--size", "300x50", "--device", "iPhone SE", "--render", "out", in: folder.url)
    #expect(run.status == 0)
    let file = try #require(try files(run).first)
    #expect(file.views[2].frame == [260, 20, 40, 30])
    let png = try Data(contentsOf: folder.url.appendingPathComponent("out/Card.png"))
    #expect(Array(png[16..<24]) == [0, 0, 0x02, 0x58, 0, 0, 0, 0x64])
  }

  /// A screen of a navigation controller: a collection with two prototypes and a header.
  private static let collection = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s1"><objects><navigationController id="nav">
          <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0.0" y="59" width="393" height="44"/></navigationBar>
          <toolbar key="toolbar" id="tools"><rect key="frame" x="0.0" y="0.0" width="393" height="49"/></toolbar>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects><collectionViewController id="c">
          <collectionView key="view" dataMode="prototypes" id="grid"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" minimumLineSpacing="12" minimumInteritemSpacing="10" id="flow">
              <size key="itemSize" width="300" height="50"/>
              <size key="headerReferenceSize" width="50" height="30"/>
              <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
            </collectionViewFlowLayout>
            <cells>
              <collectionViewCell reuseIdentifier="a" id="one"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
                <collectionViewCellContentView key="contentView" id="oneContent"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
                  <subviews><label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="label"/></subviews>
                  <constraints>
                    <constraint firstItem="label" firstAttribute="trailing" secondItem="oneContent" secondAttribute="trailing" id="k1"/>
                    <constraint firstItem="label" firstAttribute="leading" secondItem="oneContent" secondAttribute="leading" constant="20" id="k2"/>
                    <constraint firstItem="label" firstAttribute="top" secondItem="oneContent" secondAttribute="top" constant="4" id="k3"/>
                  </constraints></collectionViewCellContentView>
              </collectionViewCell>
              <collectionViewCell id="two"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
                <size key="customSize" width="393" height="80"/></collectionViewCell>
            </cells>
            <collectionReusableView key="sectionHeaderView" id="header"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></collectionReusableView>
          </collectionView></collectionViewController></objects></scene>
      </scenes>
    </document>
    """

  @Test("a collection shows its prototypes and its header, and the bars of containers stand by themselves")
  func collections() throws {
    let folder = try folder(["Grid.storyboard": Self.collection])
    let run = try CommandRun("inspect", "Grid.storyboard", in: folder.url)
    let file = try #require(try files(run).first)
    let frames = Dictionary(file.views.compactMap { view in view.id.map { ($0, view.frame) } }) { first, _ in first }
    let top = try #require(frames["header"]?[1])
    #expect(frames["header"] == [0, top, 393, 30])
    #expect(frames["one"] == [46.6667, top + 30, 300, 50] || frames["one"] == [46.3333, top + 30, 300, 50])
    #expect(frames["two"] == [0, top + 92, 393, 80])
    #expect(frames["oneContent"] == [0, 0, 300, 50])
    #expect(frames["label"]?[0] == 20 && frames["label"]?[2] == 280)
    #expect(frames["bar"] == [0, 59, 393, 44] && frames["tools"] == [0, 0, 393, 49])
    #expect(file.unsupported.isEmpty)
  }

  @Test("what a file says and has no effect is told with its line")
  func attributesWithoutEffect() throws {
    let text = Self.card.replacingOccurrences(
      of: #"<label text="Hello""#, with: #"<label text="Hello" showsLargeContentViewer="YES" restorationIdentifier="x""#
    )
    let folder = try folder(["Card.xib": text])
    let run = try CommandRun("inspect", "Card.xib", in: folder.url)
    let file = try #require(try files(run).first)
    #expect(
      file.unsupported.map(\.why) == [
        "there is no image 'photo'", "showsLargeContentViewer of label has no effect in ViewCode",
        "restorationIdentifier of label has no effect in ViewCode",
      ])
    #expect(file.unsupported.map(\.line) == [8, 7, 7])
  }
}
