import { join } from 'node:path'

/** Words that pages of shops may contain: they are read, and never printed. */
export const LEXICONS = join('src', 'domain', 'launch', 'control')

/** Strings of the specification and accessible names that are printed with the straight apostrophe they were specified with. */
export const STRAIGHT: readonly string[] = [
  "Annuler l'ajout",
  "Aucune tâche pour aujourd'hui",
  "Ce qu'il vous reste par vente",
  "Ce que verra l'assistant d'un acheteur",
  "Ce qui n'est pas enregistré",
  "Commencer l'essai gratuit",
  "Coût d'un retour",
  "Date d'expiration",
  "Droits et frais d'importation",
  "Erreur lors de l'ajout de la tâche",
  "Habitudes d'achat",
  "Introduction à l'e-commerce",
  "Je l'ai",
  "Je n'ai pas pu générer de réponse.",
  "Mettre à aujourd'hui",
  "Retour à l'accueil",
  "S'abonner",
  "Une erreur s'est produite lors de l'inscription",
  "Une erreur s'est produite lors de la connexion",
  "Ventes pour l'objectif",
]
