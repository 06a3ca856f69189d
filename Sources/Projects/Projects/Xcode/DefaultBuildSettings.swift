import XcodeProjects

/// The default values of Xcode's build settings that projects use: names, paths and the platform.
///
/// - Source: developer.apple.com/documentation/xcode/build-settings-reference
enum DefaultBuildSettings {
  static func assignments(
    project: XcodeProjectFile, target: XcodeTarget, configuration: String, developmentRegion: String
  ) -> [BuildSettingAssignment] {
    let root = project.sourceRoot
    let products = "\(root)/build/\(configuration)-iphonesimulator"
    let (ending, package) = product(of: target.productType)
    let values: [(String, String)] = [
      ("ACTION", "build"), ("ARCHS", "arm64"), ("CURRENT_ARCH", "arm64"), ("CONFIGURATION", configuration),
      ("SRCROOT", root), ("SOURCE_ROOT", root), ("PROJECT_DIR", root), ("PROJECT_FILE_PATH", project.path),
      ("PROJECT_NAME", project.name), ("PROJECT", project.name), ("TARGET_NAME", target.name),
      ("TARGETNAME", target.name), ("SDKROOT", "iphonesimulator"), ("SDK_NAME", "iphonesimulator"),
      ("PLATFORM_NAME", "iphonesimulator"), ("EFFECTIVE_PLATFORM_NAME", "-iphonesimulator"),
      ("PLATFORM_DISPLAY_NAME", "iOS Simulator"), ("SWIFT_PLATFORM_TARGET_PREFIX", "ios"),
      ("DEVELOPMENT_LANGUAGE", developmentRegion), ("PRODUCT_NAME", "$(TARGET_NAME)"),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
      ("EXECUTABLE_NAME", "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)"),
      ("FULL_PRODUCT_NAME", "$(PRODUCT_NAME)\(ending)"), ("WRAPPER_NAME", "$(PRODUCT_NAME)\(ending)"),
      ("PRODUCT_BUNDLE_PACKAGE_TYPE", package), ("CONFIGURATION_BUILD_DIR", products), ("BUILT_PRODUCTS_DIR", products),
      ("TARGET_BUILD_DIR", products), ("BUILD_DIR", "\(root)/build"), ("SYMROOT", "\(root)/build"),
      ("OBJROOT", "\(root)/build"), ("DERIVED_FILE_DIR", "\(root)/build/DerivedSources"),
      ("DERIVED_SOURCES_DIR", "\(root)/build/DerivedSources"), ("TEMP_DIR", "\(root)/build/Intermediates"),
      ("UNLOCALIZED_RESOURCES_FOLDER_PATH", "$(WRAPPER_NAME)"), ("CONTENTS_FOLDER_PATH", "$(WRAPPER_NAME)"),
      ("TEST_HOST_NAME", ""),
    ]
    return values.map { BuildSettingAssignment(name: $0.0, value: $0.1) }
  }

  /// Returns the extension of a target type's product, and the package type code in its Info.plist.
  private static func product(of type: String) -> (ending: String, package: String) {
    if type.hasPrefix("application") { return (".app", "APPL") }
    if type.hasPrefix("framework") { return (".framework", "FMWK") }
    if type.contains("extension") { return (".appex", "XPC!") }
    if type.hasPrefix("bundle.") { return (".xctest", "BNDL") }
    return type == "bundle" ? (".bundle", "BNDL") : ("", "")
  }
}
