import SourceRewriting
import SwiftSources
import SwiftSyntax

/// The traits of a project as a whole that rules use, found once.
struct ProjectTraits: Sendable {
  /// Whether code reads stored properties by reflection.
  private(set) var usesMirrors = false
  /// Whether code sets the user interface style of a whole window.
  private(set) var setsStyleOfWindow = false
  /// Whether code gives a view a background color that is the same in both styles.
  private(set) var hasFixedBackgrounds = false
  /// Whether code creates a storyboard's view controllers with custom initializers.
  private(set) var makesControllersItself = false
  /// The names of functions that may set `translatesAutoresizingMaskIntoConstraints`.
  private(set) var maskSetters: Set<String> = []

  /// The names of methods that extensions of views and of protocols declare, which can do anything with a view.
  private(set) var extensionMethods: Set<String> = []

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
    extensionMethods = Set(
      files.flatMap(\.index.functions).filter { function in
        guard let node = function.enclosingTypeNode?.as(ExtensionDeclSyntax.self) else { return false }
        let name = TypeName.bare(node.extendedType)
        return types.isKind(name, of: "UIView") || types.type(name)?.kind == .protocol
      }.map(\.name.identifierText))
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
