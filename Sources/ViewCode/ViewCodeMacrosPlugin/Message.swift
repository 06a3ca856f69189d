import SwiftDiagnostics

/// The messages of the macro, all of which are here.
enum Message: DiagnosticMessage {
  case notAClass
  case noSuperclass(String)
  case buildsAlready(String, superclass: String)
  case conforms(String)
  case missing(Step, String)
  case wrongForm(WrittenStep)
  case notPrivate(WrittenStep)
  case read(String)
  case calledElsewhere(String)
  case noBuild(String)
  case noAdapt(String)
  case noValue(String, Superclass)

  var message: String {
    switch self {
    case .notAClass:
      "'@ViewCode' is for classes: views and view controllers"
    case .noSuperclass(let name):
      "'\(name)' has no superclass: '@ViewCode' is for views and view controllers"
    case .buildsAlready(let name, let superclass):
      "'\(name)' derives from '\(superclass)', which builds it already: '@ViewCode' is for other superclasses"
    case .conforms(let name):
      "'\(name)' is built by '@ViewCode' and keeps its steps private, so that it can't conform to 'ViewCoding'"
    case .missing(let step, let name):
      "'\(name)' lacks the step '\(step.rawValue)'"
    case .wrongForm(let written):
      """
      the step '\(written.name)' has to be a computed property of type \
      '\(written.step.types(for: written.name)[0])' that can only be read
      """
    case .notPrivate(let written):
      "the step '\(written.name)' has to be private: only the pipeline carries it out"
    case .read(let name):
      "the step '\(name)' is read by the pipeline alone; what changes it is marked '@Configures' or '@Rebuilds'"
    case .calledElsewhere(let name):
      "'\(name)()' is called by initializers and by 'viewDidLoad()' alone: a view is built once"
    case .noBuild(let name):
      "'\(name)' has to build the view: its last line is 'buildViewCode()'"
    case .noAdapt(let name):
      "'\(name)' has to call 'adaptViewCode()', so that conditions in 'layout' are looked at"
    case .noValue(let name, let superclass):
      superclass.kind.isMadeByOthers
        ? "'\(name)' needs a first value: tables and collections make their views by themselves"
        : "'\(name)' needs a first value or an initializer: '\(superclass.name)' has none that '@ViewCode' could call"
    }
  }

  var diagnosticID: MessageID { MessageID(domain: "ViewCode", id: identifier) }

  var severity: DiagnosticSeverity { .error }

  private var identifier: String {
    switch self {
    case .notAClass: "notAClass"
    case .noSuperclass: "noSuperclass"
    case .buildsAlready: "buildsAlready"
    case .conforms: "conforms"
    case .missing: "missing"
    case .wrongForm: "wrongForm"
    case .notPrivate: "notPrivate"
    case .read: "read"
    case .calledElsewhere: "calledElsewhere"
    case .noBuild: "noBuild"
    case .noAdapt: "noAdapt"
    case .noValue: "noValue"
    }
  }
}

/// The message of a fix-it.
struct Remedy: FixItMessage {
  let message: String
  var fixItID: MessageID { MessageID(domain: "ViewCode", id: message) }

  init(_ message: String) {
    self.message = message
  }
}
