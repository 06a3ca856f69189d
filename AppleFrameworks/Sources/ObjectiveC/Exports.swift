// Associated objects: UIKit brings them along too, as Foundation does on Apple's systems.
@_exported import FoundationSupplement
