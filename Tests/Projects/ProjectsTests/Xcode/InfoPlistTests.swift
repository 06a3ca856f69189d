import Testing

@testable import Projects

@Suite("Info.plist")
struct InfoPlistTests {
  private func app(_ settings: [String: String], plist: String? = nil) throws -> TargetSettings {
    let folder = try TestFolder()
    try folder.write("A.swift")
    var settings = settings
    if let plist {
      try folder.write("Info.plist", "<plist><dict>\(plist)</dict></plist>")
      settings["INFOPLIST_FILE"] = "Info.plist"
    }
    let project = ProjectFixture("App")
    project.settings = ["SDKROOT": "iphoneos", "PRODUCT_BUNDLE_IDENTIFIER": "a.b", "MARKETING_VERSION": "1.2"]
    project.target("App", sources: [project.file("A.swift")], settings: settings)
    try project.write(to: folder)
    return try #require(try folder.read().target("App")).settings
  }

  @Test("what build settings say becomes keys of their kinds")
  func generated() throws {
    let plist = try app([
      "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UILaunchStoryboardName": "Launch",
      "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad":
        "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
      "INFOPLIST_KEY_UIRequiresFullScreen": "YES", "INFOPLIST_KEY_NSCameraUsageDescription": "To $(PRODUCT_NAME)",
      "INFOPLIST_KEY_MadeUp": "x",
    ]).infoPlist
    #expect(plist["CFBundleIdentifier"] == .string("a.b") && plist["CFBundleShortVersionString"] == .string("1.2"))
    #expect(plist["CFBundleName"] == .string("App") && plist["CFBundlePackageType"] == .string("APPL"))
    #expect(plist["UILaunchStoryboardName"] == .string("Launch") && plist["UIRequiresFullScreen"] == .boolean(true))
    #expect(plist["UILaunchScreen"] == .dictionary([:]))
    #expect(
      plist["UISupportedInterfaceOrientations~ipad"]
        == .array([.string("UIInterfaceOrientationPortrait"), .string("UIInterfaceOrientationLandscapeLeft")]))
    #expect(
      plist["UIApplicationSceneManifest"]
        == .dictionary([
          "UIApplicationSupportsMultipleScenes": .boolean(true), "UISceneConfigurations": .dictionary([:]),
        ]))
    #expect(plist["NSCameraUsageDescription"] == .string("To App"))
    #expect(plist["MadeUp"] == nil)
  }

  @Test("what is generated wins over the file's values, and leaves what the file has more of")
  func merged() throws {
    let plist = try app(
      ["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES"],
      plist: """
        <key>CFBundleName</key><string>Other</string><key>Own</key><true/>
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict><key>x</key><string>y</string></dict></dict>
        """
    ).infoPlist
    #expect(plist["CFBundleName"] == .string("App") && plist["Own"] == .boolean(true))
    #expect(
      plist["UIApplicationSceneManifest"]
        == .dictionary([
          "UIApplicationSupportsMultipleScenes": .boolean(true),
          "UISceneConfigurations": .dictionary(["x": .string("y")]),
        ]))
  }

  @Test("without GENERATE_INFOPLIST_FILE the settings have no effect")
  func off() throws {
    let plist = try app(
      ["INFOPLIST_KEY_UIMainStoryboardFile": "Main"], plist: "<key>a</key><string>$(PRODUCT_NAME)</string>")
    #expect(plist.infoPlist == ["a": .string("App")])
  }

  @Test("where the file was moved to a folder above, it is found, with a warning")
  func moved() throws {
    let folder = try TestFolder()
    try folder.write("A.swift")
    try folder.write("Info.plist", "<plist><dict><key>Own</key><string>b</string></dict></plist>")
    let project = ProjectFixture("App")
    project.target(
      "App", sources: [project.file("A.swift")],
      settings: ["SDKROOT": "iphoneos", "INFOPLIST_FILE": "App/Support/Info.plist"])
    try project.write(to: folder)
    let read = try folder.read()
    #expect(read.target("App")?.settings.infoPlist["Own"] == .string("b"))
    #expect(read.diagnostics.contains { "\($0)".contains("using this file as the Info.plist of App") })
  }
}
