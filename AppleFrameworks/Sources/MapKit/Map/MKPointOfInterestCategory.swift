/// A kind of place.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpointofinterestcategory
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value; any is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Airports.
  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  /// Cash machines.
  public static let atm = MKPointOfInterestCategory(rawValue: "MKPOICategoryATM")
  /// Bakeries.
  public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
  /// Banks.
  public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
  /// Cafes.
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  /// Charging stations for electric cars.
  public static let evCharger = MKPointOfInterestCategory(rawValue: "MKPOICategoryEVCharger")
  /// Grocery stores.
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
  /// Gas stations.
  public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
  /// Hospitals.
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  /// Hotels.
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  /// Libraries.
  public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
  /// Museums.
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  /// Parks.
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  /// Places to park a car.
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  /// Pharmacies.
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
  /// Stops and stations of public transportation.
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
  /// Restaurants.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  /// Schools.
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  /// Stores.
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
  /// Theaters.
  public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
  /// Universities.
  public static let university = MKPointOfInterestCategory(rawValue: "MKPOICategoryUniversity")
}
