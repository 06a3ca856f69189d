import Foundation
import Projects
import TestFiles
import Testing

@testable import ProjectBuilding

@Suite("What a build will leave out")
struct OmissionForecastTests {
  @Test("words are told with their lines, without comments and texts")
  func words() {
    let text = """
      // UIComment
      final class Harbor: UIView { /* UIOther
        */ let title = "UIText \\" UIMore"
        func dock() { layer.cornerCurve = .continuous }
      }
      """
    let words = SourceWords(text).words
    #expect(!words.contains { ["UIComment", "UIOther", "UIText", "UIMore"].contains($0.text) })
    #expect(words.filter(\.isDeclared).map(\.text) == ["Harbor", "title", "dock"])
    #expect(words.filter(\.isMember).map(\.text) == ["cornerCurve", "continuous"])
    #expect(words.first { $0.text == "cornerCurve" }?.line == 4)
  }

  @Test("names of Apple's begin with their letters and a word")
  func prefixes() {
    for name in ["UIButton", "NSPersistentContainer", "MKMapView"] { #expect(OmissionForecast.isAppleType(name)) }
    for name in ["UI", "Uibutton", "Harbor", "CARS", "UIKIT"] { #expect(!OmissionForecast.isAppleType(name)) }
  }

  @Test("a name is missing that neither a module nor the project declares; what Info.plist names has to be there")
  func forecast() throws {
    let folder = try TemporaryFolder()
    for file in ["modules/module.modulemap", "plugins/PreviewMacros", "lib/main.o"] {
      try folder.write("", to: "toolchain/\(file)")
    }
    try folder.write("\u{0}UIView\u{0}cornerCurve\u{0}", to: "toolchain/modules/UIKit.swiftmodule")
    try folder.write("UIKit UIKit\n", to: "toolchain/libraries")
    try folder.write(
      "UIKit\tUIView\tUIResponder\tcornerCurve focusEffect\n", to: "toolchain/apple-names.tsv")
    var app = Target(name: "App", moduleName: "App", kind: .app)
    app.sources = [
      try folder.write(
        """
        import UIKit
        class UIOwn: UIView {}
        let view = UIOwn()
        view.cornerCurve = 1
        view.focusEffect = UIFocusHaloEffect()
        view.focusEffect = nil
        """, to: "project/App.swift")
    ]
    app.settings.infoPlist = ["UIMainStoryboardFile": .string("Main")]
    let root = folder.url.appending(path: "project")
    let forecast = OmissionForecast(
      of: Project(kind: .folder, name: "App", root: root, opened: root, targets: [app]),
      toolchain: try Toolchain(at: folder.url.appending(path: "toolchain")), compiler: nil)
    #expect(forecast.names.map(\.name) == ["focusEffect", "UIFocusHaloEffect"])
    #expect(forecast.names.map(\.uses) == [2, 1])
    #expect(forecast.names.first?.line == 5)
    #expect(forecast.startProblems == ["Info.plist names the storyboard Main, which is not among the resources of App"])
  }
}
