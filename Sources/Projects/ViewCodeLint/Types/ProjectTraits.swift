import SwiftSources
import SwiftSyntax

/// What rules ask of a project as a whole, found once.
struct ProjectTraits: Sendable {
  /// Whether code reads stored properties by reflection.
  private(set) var usesMirrors = false
  /// Whether code chooses the style of a whole window.
  private(set) var setsStyleOfWindow = false
  /// Whether code gives a view a background that is the same in both styles.
  private(set) var hasFixedBackgrounds = false
  /// Whether code makes a storyboard's controllers with initializers of its own.
  private(set) var makesControllersItself = false
  /// The names of functions that may set the flag of autoresizing masks.
  private(set) var maskSetters: Set<String> = []

  init() {}

  init(_ files: [LintedFile], _ types: ProjectTypes) {
    usesMirrors = files.contains { $0.index.calls["Mirror"] != nil }
    setsStyleOfWindow = files.contains { file in
      guard file.index.mentions["overrideUserInterfaceStyle"] != nil else { return false }
      return file.index.assignments.contains {
        $0.property == "overrideUserInterfaceStyle" && ($0.owner?.chain?.lowercased().contains("window") == true)
      }
    }
    hasFixedBackgrounds = files.contains { file in
      file.index.assignments.contains {
        $0.property == "backgroundColor" && $0.value.map(ProjectTraits.isFixed) == true
      }
    }
    makesControllersItself = files.contains { file in
      file.index.functions.contains { $0.attributes.onOneLine.contains("IBSegueAction") }
        || file.index.calls["instantiateViewController"]?.contains { $0.labels.first == "identifier" } == true
    }
    maskSetters = types.functions(mentioning: TranslatedMaskRule.flag)
  }

  private static func isFixed(_ color: ExprSyntax) -> Bool {
    if let call = color.plain.as(FunctionCallExprSyntax.self), call.calledName == "UIColor" {
      return call.labels.first == "red" || call.labels.first == "white"
    }
    guard let names = color.names, names.count == 2, ["", "UIColor"].contains(names[0]) else { return false }
    return ["white", "lightGray", "yellow", "orange", "cyan"].contains(names[1])
  }
}
