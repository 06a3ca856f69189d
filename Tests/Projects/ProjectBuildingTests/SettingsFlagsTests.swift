import Projects
import Testing

@testable import ProjectBuilding

@Suite struct SettingsFlagsTests {
  @Test func settingsBecomeTheCompilersFlags() {
    var settings = TargetSettings()
    settings.swiftVersion = "5.0"
    settings.defaultIsolationIsMainActor = true
    settings.conditions = ["DEBUG"]
    settings.upcomingFeatures = ["ExistentialAny"]
    let (flags, left) = SettingsFlags.flags(for: settings, moduleName: "App")
    #expect(
      flags == [
        "-swift-version", "5", "-enable-testing", "-default-isolation", "MainActor", "-DDEBUG",
        "-enable-upcoming-feature",
        "ExistentialAny",
      ])
    #expect(left.isEmpty)
  }

  @Test func flagsOfAppleSystemsAreLeftWithTheirValues() {
    var settings = TargetSettings()
    settings.otherFlags = ["-D", "BETA", "-framework", "Foo", "-enable-bare-slash-regex", "-Xcc", "-DX"]
    let (flags, left) = SettingsFlags.flags(for: settings, moduleName: "App")
    #expect(flags.suffix(2) == ["-DBETA", "-enable-bare-slash-regex"])
    #expect(left == ["-framework", "Foo", "-Xcc", "-DX"])
  }

  @Test(arguments: [
    ("3.0", "4"), ("4.0", "4"), ("4.2", "4.2"), ("5", "5"), ("5.9", "5"), ("6.0", "6"), ("", "5"), ("7", "6"),
  ])
  func aVersionIsALanguageMode(version: String, mode: String) {
    #expect(SettingsFlags.languageMode(version) == mode)
  }

  @Test func aPackagesTargetsSeeEachOthersPackageDeclarations() {
    var settings = TargetSettings()
    settings.packageName = "swift-tools.core"
    #expect(
      SettingsFlags.flags(for: settings, moduleName: "App").flags.suffix(2) == ["-package-name", "swift_tools_core"])
    settings.otherFlags = ["-package-name", "own"]
    #expect(SettingsFlags.flags(for: settings, moduleName: "App").flags.suffix(2) == ["-package-name", "own"])
  }
}
